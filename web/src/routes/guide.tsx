import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/guides',
    needs: 'signed-in',
    title: 'Hướng dẫn',
    load: () => import('../features/guide/guide-list.tsx'),
  }),
  defineScreen({
    path: '/guides/$name',
    title: 'Hướng dẫn',
    load: () => import('../features/guide/guide-page.tsx'),
  }),
]
