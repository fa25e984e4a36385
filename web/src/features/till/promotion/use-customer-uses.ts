import { discountRoutes } from '@quay/contract/discount/routes'
import { useEffect } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { useSale, useTill } from '../sale-context.ts'

/** Asks how often the customer of the cart used promotions that are limited for each, where the store has such. */
export function useCustomerUses(): void {
  const { till, place } = useSale()
  const counts = useTill(({ facts }) => facts.context?.promotions?.some(one => one.maxUsesCustomer !== null) ?? false)
  const draftId = useTill(state => state.activeId)
  const customerId = useTill(
    state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer?.id ?? null,
  )
  const { data, refetch } = useRoute(
    discountRoutes.customerUse,
    { query: { customerId: customerId ?? '', branchId: place.branchId } },
    { enabled: counts && customerId !== null, keepPrevious: false },
  )
  // The bill before this one may have used some.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cart
  useEffect(() => {
    if (counts && customerId) void refetch()
  }, [draftId])
  useEffect(() => {
    if (!data || !customerId) return
    const uses = Object.fromEntries(data.items.map(one => [one.discountId, one.uses]))
    till.learn({ customerUses: { customerId, uses } })
  }, [data, customerId, till])
}
