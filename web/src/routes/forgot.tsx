import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/auth/forgot',
  needs: 'visitor',
  title: 'Quên mật khẩu',
  frame: 'bare',
  load: () => import('../features/session/forgot.tsx'),
})
