import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/403',
  needs: 'signed-in',
  title: 'Không có quyền',
  load: () => import('../features/shell/forbidden.tsx'),
})
