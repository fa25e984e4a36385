import UsersRound from 'lucide-react/icons/users-round'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/partners/group-customer',
  title: 'Nhóm khách hàng',
  menu: { group: 'partners', order: 15, icon: <UsersRound />, label: 'Nhóm khách hàng' },
  load: () => import('../features/customer-group/group-list.tsx'),
})
