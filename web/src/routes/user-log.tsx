import History from 'lucide-react/icons/history'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/log',
  title: 'Nhật ký thao tác',
  menu: { group: 'settings', order: 90, icon: <History />, label: 'Nhật ký' },
  load: () => import('../features/user-log/user-log.tsx'),
})
