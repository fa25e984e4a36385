import { useEffect } from 'react'
import { useConnection } from '../../../offline/connection/connection.ts'
import { useSale, useTill } from '../sale-context.ts'

/** Tells the cart whether there is a network: codes that are counted hold only with one. */
export function useOffline(): void {
  const { till } = useSale()
  const isOffline = useConnection(({ online }) => !online)
  const known = useTill(({ facts }) => facts.isOffline ?? false)
  useEffect(() => {
    if (isOffline !== known) till.learn({ isOffline })
  }, [isOffline, known, till])
}
