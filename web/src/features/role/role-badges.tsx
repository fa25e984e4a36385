import { useProfile } from '../../api/session/session.ts'
import { roleWords } from '../../text/setting/role.ts'
import { Badge } from '../../ui/mark/badge.tsx'

/** What is special about a role, as badges. */
export function RoleBadges({ role }: { role: { id: string; isDefault: boolean; isAboveOwn: boolean } }) {
  const own = useProfile().role.id
  return (
    <span className="inline-flex flex-wrap gap-1">
      {role.isDefault && <Badge shape="full">{roleWords.isDefault}</Badge>}
      {role.id === own && <Badge tone="accent">{roleWords.isOwn}</Badge>}
      {role.isAboveOwn && (
        <Badge tone="warning" shape="half">
          {roleWords.isAbove}
        </Badge>
      )}
    </span>
  )
}
