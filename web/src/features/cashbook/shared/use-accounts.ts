import { cashbookRoutes } from '@quay/contract/money/routes'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'

/** The funds of the branch: its drawer and bank accounts; none until they are read. */
export const useAccounts = () => useRoute(cashbookRoutes.accounts, { query: { branchId: useBranchId() } }).data ?? []
