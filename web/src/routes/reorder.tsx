import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/reorder',
  title: 'Dự trù hàng',
  menu: { within: '/products/purchase-order', order: 20, label: 'Dự trù hàng' },
  load: () => import('../features/reorder/reorder-page.tsx'),
})
