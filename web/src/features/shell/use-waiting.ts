import { isAllowed } from '@quay/contract/permission'
import { transferRoutes } from '@quay/contract/stock-transfer'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'

const everyMinute = 60_000

/** What waits behind an entry of the menu, by path: goods on their way here, requests without an answer, drafts to approve. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { rights } = useSession()
  const branchId = useBranchId()
  const { data } = useRoute(
    transferRoutes.waiting,
    { query: { branchId } },
    { enabled: isAllowed(rights, transferRoutes.waiting.permission), refreshEvery: everyMinute },
  )
  return data ? { '/products/transfer': data.incoming + data.requests + data.approvals } : {}
}
