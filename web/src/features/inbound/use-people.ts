import { inboundRoutes } from '@quay/contract/inbound/routes'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'

/** Who works at this branch, by name; empty until it is known. */
export function usePeople() {
  const branchId = useBranchId()
  return useRoute(inboundRoutes.people, { query: { branchId } }).data ?? []
}
