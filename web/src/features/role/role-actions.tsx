import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { roleRoutes } from '@quay/contract/role/routes'
import type { Role } from '@quay/contract/role/shapes'
import { useRouter } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { useSession } from '../../api/session/session.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { roleWords } from '../../text/setting/role.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { confirm } from '../../ui/window/confirm.ts'

type RoleActionsProps = { role: Role; dirty: boolean; onReset: () => void }

/** What can be done with a role as a whole. */
export function RoleActions({ role, dirty, onReset }: RoleActionsProps) {
  const router = useRouter()
  const { rights } = useSession()
  const name = roleText(role.name)
  const mayChange = !role.isAboveOwn && role.name !== 'admin'

  async function reset() {
    const sure = await confirm({
      title: roleWords.resetTitle(name),
      description: roleWords.resetHint,
      confirmLabel: roleWords.reset,
    })
    if (sure) onReset()
  }
  return (
    <>
      {isAllowed(rights, { model: 'employee', action: 'read' }) && (
        <Link to={`/settings/employee?role=${role.id}`} className={buttonClass()}>
          <Users />
          {roleWords.holders(String(role.employeeCount))}
        </Link>
      )}
      {isAllowed(rights, roleRoutes.create.permission) && (
        <Link to={`/settings/role/new?from=${role.id}`} className={buttonClass()}>
          <Copy />
          {roleWords.copy}
        </Link>
      )}
      {role.isDefault && mayChange && isAllowed(rights, roleRoutes.reset.permission) && (
        <Button icon={<RotateCcw />} disabled={dirty} onClick={() => void reset()}>
          {roleWords.reset}
        </Button>
      )}
      {!role.isDefault && mayChange && (
        <AskButton
          icon={<Trash />}
          route={roleRoutes.delete}
          input={{ params: { id: role.id } }}
          question={{
            title: roleWords.deleteTitle(name),
            description: roleWords.deleteHint,
            confirmLabel: roleWords.delete,
          }}
          onDone={() => router.history.replace('/settings/role', undefined, { ignoreBlocker: true })}
        />
      )}
    </>
  )
}
