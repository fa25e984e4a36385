import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/auth/sign-up',
  title: 'Mở cửa hàng mới',
  frame: 'bare',
  load: () => import('../features/session/sign-up.tsx'),
})
