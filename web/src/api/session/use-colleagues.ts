import { authRoutes } from '@quay/contract/auth/routes'
import type { MissingRight } from '@quay/contract/right/missing-right'
import { useRoute } from '../use-route.ts'

/** Who may take over this browser by PIN, or, with a right, who holds it where the call was made and may allow it once. */
export function useColleagues(right: MissingRight | null) {
  return useRoute(
    authRoutes.colleagues,
    { query: right ? { model: right.model, action: right.action } : {} },
    { keepPrevious: false, at: right?.branchId },
  )
}
