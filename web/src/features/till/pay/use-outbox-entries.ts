import { useCallback, useEffect, useState } from 'react'
import type { OutboxEntry } from '../../../offline/outbox-entry.ts'
import { useSale } from '../sale-context.ts'

/** The sales of this browser that the server does not have, as they come and go. */
export function useOutboxEntries(): OutboxEntry[] {
  const { outbox } = useSale()
  const [entries, setEntries] = useState<OutboxEntry[]>([])
  const read = useCallback(() => void outbox.list().then(setEntries), [outbox])
  useEffect(() => {
    read()
    return outbox.watch(read)
  }, [outbox, read])
  return entries
}
