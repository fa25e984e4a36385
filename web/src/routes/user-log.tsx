import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/log',
  needs: read('user_log'),
  title: 'Nhật ký thao tác',
  menu: { within: '/settings/store', order: 60, label: 'Nhật ký' },
  load: () => import('../features/user-log/user-log.tsx'),
})
