import { reorderRoutes } from '@quay/contract/reorder/routes'
import { reorderBases, salesDays } from '@quay/contract/reorder/shapes'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'

/** Days that an order can be meant to last, as the address writes them. */
export const covers = ['7', '14', '30', '45', '60', '90']
const oneOf = <T extends string>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find(one => one === value) ?? otherwise

/** How much is suggested, as the address says it: up to a level, or for days of sales. */
export function useSuggestion() {
  const branchId = useBranchId()
  const { query } = useAddress()
  return {
    branchId,
    basis: oneOf(reorderBases, query.basis, 'level'),
    days: oneOf(salesDays, query.days, '30'),
    coverDays: Number(oneOf(covers, query.cover, '30')),
  }
}

/** What would be ordered of each provider. */
export const useSums = () => useRoute(reorderRoutes.providers, { query: useSuggestion() }).data?.items ?? []
