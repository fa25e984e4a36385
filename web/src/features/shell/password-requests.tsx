import { accessRoutes } from '@quay/contract/access/routes'
import { isAllowed } from '@quay/contract/right/permission'
import Bell from 'lucide-react/icons/bell'
import KeyRound from 'lucide-react/icons/key-round'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Menu } from '../../ui/popup/menu.tsx'

const everyMs = 120_000

/** Shows administrators who forgot the password and waits for a new one; hidden without requests. */
export function PasswordRequests() {
  const { rights } = useSession()
  const enabled = isAllowed(rights, { model: 'employee', action: 'update' })
  const { data = [] } = useRoute(accessRoutes.passwordRequests, {}, { enabled, refreshEvery: everyMs })
  if (!enabled || data.length === 0) return null
  const label = `${data.length} người báo quên mật khẩu`
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          label={label}
          className="relative"
          icon={
            <>
              <Bell />
              <span className="absolute top-1 right-1 size-2 rounded-full bg-danger" />
            </>
          }
        />
      }
      entries={[
        { id: 'what', heading: 'Báo quên mật khẩu' },
        ...data.map(request => ({
          id: request.id,
          label: request.fullName,
          icon: <KeyRound />,
          to: `/settings/employee/${request.employeeId}`,
        })),
      ]}
    />
  )
}
