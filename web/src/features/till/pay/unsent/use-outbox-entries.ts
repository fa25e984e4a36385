import { useCallback, useEffect, useState } from 'react'
import type { TrayEntry } from '../../../../offline/outbox/outbox.ts'
import { useSale } from '../../sale-context.ts'

/** The first sales of this browser that the server does not have, as they come and go. */
export function useOutboxEntries(limit: number): TrayEntry[] {
  const { outbox } = useSale()
  const [entries, setEntries] = useState<TrayEntry[]>([])
  const read = useCallback(() => void outbox.list(limit).then(setEntries), [outbox, limit])
  useEffect(() => {
    read()
    return outbox.watch(read)
  }, [outbox, read])
  return entries
}
