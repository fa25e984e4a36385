import { roleText } from '@quay/contract/right/role-text'
import ShieldX from 'lucide-react/icons/shield-x'
import { useProfile } from '../../api/session/session.ts'
import { MessagePage } from './message-page.tsx'

/** Where the guard sends people whose role does not open a page. */
export default function Forbidden() {
  const { role, store } = useProfile()
  return (
    <MessagePage title="Bạn không có quyền xem trang này" icon={<ShieldX />}>
      Vai trò “{roleText(role.name)}” chưa được mở phần này. Cần dùng đến, hãy nhờ chủ {store.name} cấp quyền.
    </MessagePage>
  )
}
