import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/device',
  title: 'Thiết bị bán hàng',
  menu: { group: 'settings', order: 40, icon: <MonitorSmartphone />, label: 'Thiết bị bán hàng' },
  load: () => import('../features/device/device-list.tsx'),
})
