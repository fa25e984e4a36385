import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/recovery-key',
  needs: { model: 'store', action: 'delete' },
  title: 'Khóa khôi phục',
  menu: { within: '/settings/store', order: 50, label: 'Khóa khôi phục' },
  load: () => import('../features/recovery-key/recovery-key-page.tsx'),
})
