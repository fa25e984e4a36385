import { homeRoutes } from '@quay/contract/home/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'

const minute = 60_000

/**
 * What waits behind an entry of the menu, by path: goods on their way here, requests without an answer, drafts to
 * approve; and what the tasks of the home page count: documents to look at, goods that came for a customer, orders that are late, checks that
 * are open, GPP books that are due today. Those are many counts, so they are asked for rarely: the home page refreshes them each minute, and a reading or a check that is written at once.
 */
export function useWaiting(): Readonly<Record<string, number>> {
  const { rights } = useSession()
  const branchId = useBranchId()
  const transfers = useRoute(
    transferRoutes.waiting,
    { query: { branchId } },
    { enabled: isAllowed(rights, transferRoutes.waiting.permission), refreshEvery: minute },
  ).data
  const tasks = useRoute(
    homeRoutes.tasks,
    { query: { branchId } },
    {
      enabled: isAllowed(rights, homeRoutes.tasks.permission),
      staleTime: 15 * minute,
      refreshEvery: 15 * minute,
    },
  ).data
  return {
    ...(transfers && { '/products/transfer': transfers.incoming + transfers.requests + transfers.approvals }),
    // Of a list that the person may not open the server counts none.
    ...(tasks && {
      '/transactions/to-look-at': tasks.billsToLookAt,
      '/products/customer-request': tasks.customerRequestsArrived,
      '/products/purchase-order': tasks.lateOrders,
      '/products/check-inventory': tasks.openChecks,
      '/products/quality-check': tasks.qualityDue,
      '/products/storage-conditions': tasks.storageReadings,
    }),
  }
}
