import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/discount/use',
  needs: read('discount'),
  title: 'Khuyến mại theo ngày',
  load: () => import('../features/discount/use-list.tsx'),
})
