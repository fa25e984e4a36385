import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { defineScreen } from '../routing/define-screen.ts'
import { deviceText } from '../text/device.ts'

export const screen = defineScreen({
  path: '/settings/device',
  title: deviceText.title,
  menu: { group: 'settings', order: 40, icon: <MonitorSmartphone />, label: deviceText.title },
  load: () => import('../features/device/device-list.tsx'),
})
