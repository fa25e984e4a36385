import { roleText } from '@quay/contract/right/role-text'
import { formatNumber } from '@quay/domain/text/format-number'
import KeyRound from 'lucide-react/icons/key-round'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import { askForCode, askToLock } from '../../api/session/lock.ts'
import { ownTill } from '../../api/session/own-till.ts'
import { useProfile } from '../../api/session/session.ts'
import { signOut } from '../../api/session/sign-out.ts'
import { useMenuEntries } from '../../offline/browser/menu-entries.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import { personMenuText } from '../../text/setting/person-menu.ts'
import { lockKey } from '../../ui/key/lock-key.ts'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Menu } from '../../ui/popup/menu.tsx'
import { confirm } from '../../ui/window/confirm.ts'

/** Who is signed in, and what concerns only them. */
export function UserMenu() {
  const { fullName, avatar, role, store } = useProfile()
  const { entries } = useMenuEntries()
  useHotkey(lockKey, () => askToLock())
  return (
    <Menu
      label={fullName}
      trigger={
        <button type="button" aria-label={`Tài khoản ${fullName}`} className="rounded-full">
          <Avatar name={fullName} src={avatar} />
        </button>
      }
      entries={[
        { id: 'who', heading: `${fullName} · ${roleText(role.name)} · ${store.name}` },
        ...entries.map(entry => ({ ...entry, icon: <MonitorSmartphone /> })),
        { id: 'account', label: 'Tài khoản của tôi', icon: <UserRound />, to: '/account' },
        { id: 'devices', label: 'Thiết bị đăng nhập', icon: <MonitorSmartphone />, to: '/account?phan=thiet-bi' },
        { id: 'lock', label: 'Khóa màn hình', icon: <Lock />, keyHint: lockKey.key, onSelect: () => askToLock() },
        { id: 'switch', label: 'Đổi người', icon: <UsersRound />, onSelect: () => askToLock({ switching: true }) },
        ...(ownTill() ? [{ id: 'code', label: personMenuText.code, icon: <KeyRound />, onSelect: askForCode }] : []),
        { id: 'line', separator: true },
        { id: 'out', label: 'Đăng xuất', icon: <LogOut />, danger: true, onSelect: () => void leave() },
      ]}
    />
  )
}

/** Signs out. Unsent sales stay in the browser; asks the user first if there are any. */
async function leave() {
  const { pending } = useConnection.getState()
  const sure =
    pending === 0 ||
    (await confirm({
      title: 'Đăng xuất khi còn hóa đơn chưa gửi?',
      description: ownTill()
        ? personMenuText.unsentAtLeaving(formatNumber(pending))
        : `${pending} hóa đơn còn ở máy này và chỉ được gửi khi bạn đăng nhập lại.`,
      confirmLabel: 'Đăng xuất',
      keepLabel: 'Ở lại',
    }))
  if (sure) await signOut()
}
