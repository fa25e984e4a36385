import { prescriptionRoutes } from '@quay/contract/prescription/routes'
import { useEffect } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { useSale, useTill } from '../sale-context.ts'

/** Asks what the customer bought lately, where the store has a list of what must not be taken together. Without a network nothing is told. */
export function useRecentMedicines(customerId: string): void {
  const { till } = useSale()
  const enabled = useTill(({ facts }) => (facts.context?.pairListId ?? null) !== null)
  const { data } = useRoute(prescriptionRoutes.recent, { query: { customerId } }, { enabled, keepPrevious: false })
  useEffect(() => {
    if (data) till.learn({ recentMedicines: { customerId, items: data.items } })
  }, [data, customerId, till])
}
