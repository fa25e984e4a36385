import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/auth/sign-up',
  needs: 'visitor',
  title: 'Mở cửa hàng mới',
  frame: 'bare',
  load: () => import('../features/session/sign-up.tsx'),
})
