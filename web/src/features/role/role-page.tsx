import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { roleRoutes } from '@quay/contract/role/routes'
import { useParams } from '@tanstack/react-router'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { roleWords } from '../../text/setting/role.ts'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { draftOf, keyOf } from './role-draft.ts'
import { RoleEditor } from './role-editor.tsx'

/** A role by the address: one that there is, a new one, or a copy (`?from=`) of what one may give of another. */
export default function RolePage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  const { query } = useAddress()
  const { rights } = useSession()
  const from = id ?? query.from
  const { data, error, refetch } = useRoute(
    roleRoutes.get,
    { params: { id: from ?? '' } },
    { enabled: from !== undefined, keepPrevious: false },
  )
  if (from !== undefined && !data)
    return (
      <DetailPage
        title={roleWords.title}
        crumbs={[{ label: roleWords.title, to: '/settings/role' }]}
        loading
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      />
    )
  if (id !== undefined) return <RoleEditor key={id} stored={data ?? null} />
  const begin = draftOf(data ?? null)
  const given = data?.permissions.filter(grant => isAllowed(rights, grant)) ?? []
  return (
    <RoleEditor
      key={from}
      stored={null}
      begin={{
        ...begin,
        name: data ? roleWords.copyName(roleText(data.name)) : '',
        rights: new Set(given.map(keyOf)),
      }}
    />
  )
}
