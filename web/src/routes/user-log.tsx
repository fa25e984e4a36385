import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/log',
  title: 'Nhật ký thao tác',
  menu: { within: '/settings/store', order: 60, label: 'Nhật ký' },
  load: () => import('../features/user-log/user-log.tsx'),
})
