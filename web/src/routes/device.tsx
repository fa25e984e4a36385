import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/device',
  needs: read('branch'),
  shows: { device: () => '/settings/device' },
  title: 'Thiết bị bán hàng',
  menu: { within: '/settings/store', order: 30, label: 'Thiết bị bán hàng' },
  load: () => import('../features/device/device-list.tsx'),
})
