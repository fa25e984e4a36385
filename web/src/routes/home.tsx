import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/',
  needs: 'signed-in',
  title: 'Tổng quan',
  menu: { group: 'main', order: 10, icon: 'house', label: 'Tổng quan' },
  load: () => import('../features/home/home.tsx'),
})
