import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/discount',
  needs: read('discount'),
  shows: { discount: () => '/settings/discount' },
  title: 'Khuyến mại',
  menu: { within: '/products/price-setting', order: 10, label: 'Khuyến mại' },
  load: () => import('../features/discount/discount-list.tsx'),
})
