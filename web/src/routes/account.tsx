import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/account',
  needs: 'signed-in',
  title: 'Tài khoản của tôi',
  load: () => import('../features/account/account.tsx'),
})
