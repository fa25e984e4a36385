import { isAllowed } from '@quay/contract/right/permission'
import { userLogRoutes } from '@quay/contract/user-log/routes'
import { useSession } from '../session/session.ts'
import { useRoute } from '../use-route.ts'

/** Who last changed a thing, by the log; undefined while it is not asked (`subjectId` null) or not to be known. */
export function useLastEditor(subjectId: string | null): string | undefined {
  const { rights } = useSession()
  const may = isAllowed(rights, { model: 'user_log', action: 'read' })
  const { data } = useRoute(
    userLogRoutes.list,
    { query: { subjectId: subjectId ?? undefined, limit: 1 } },
    { enabled: may && subjectId !== null, keepPrevious: false },
  )
  return data?.items[0]?.employeeName
}
