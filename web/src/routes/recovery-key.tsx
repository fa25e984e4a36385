import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/recovery-key',
  title: 'Khóa khôi phục',
  menu: { within: '/settings/store', order: 50, label: 'Khóa khôi phục' },
  load: () => import('../features/recovery-key/recovery-key-page.tsx'),
})
