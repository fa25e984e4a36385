import { authRoutes } from '@quay/contract/auth/routes'
import type { Grant } from '@quay/contract/permission'
import { useRoute } from './use-route.ts'

/** Who may take over this browser by PIN, or, with a right, who holds it and may allow it once. */
export function useColleagues(right: Grant | null) {
  return useRoute(
    authRoutes.colleagues,
    { query: right ? { model: right.model, action: right.action } : {} },
    { keepPrevious: false },
  )
}
