import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/point',
  needs: read('point_setting'),
  title: 'Tích điểm',
  menu: { within: '/partners/customer', order: 30, label: 'Tích điểm' },
  load: () => import('../features/point/point-page.tsx'),
})
