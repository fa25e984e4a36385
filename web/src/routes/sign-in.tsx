import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/auth/sign-in',
  needs: 'visitor',
  title: 'Đăng nhập',
  frame: 'bare',
  load: () => import('../features/session/sign-in.tsx'),
})
