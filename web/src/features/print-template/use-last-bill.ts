import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'

/** The bill that a branch sold last; null where it sold none that the person may see. */
export function useLastBill(branchId: string): Bill | null {
  const { rights, profile } = useSession()
  const mayRead = isAllowed(rights, { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] })
  const isOwn = profile?.branches.some(({ id }) => id === branchId) ?? false
  const last = useRoute(
    billRoutes.list,
    { query: { branchId, limit: 1 } },
    { enabled: mayRead && isOwn, staleTime: 60_000 },
  )
  const id = last.data?.items[0]?.id
  const { data: bill } = useRoute(
    billRoutes.get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: 60_000 },
  )
  return bill ?? null
}
