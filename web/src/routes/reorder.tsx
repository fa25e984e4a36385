import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/reorder',
  needs: read('import_product'),
  title: 'Dự trù hàng',
  menu: { within: '/products/purchase-order', order: 20, label: 'Dự trù hàng' },
  load: () => import('../features/reorder/reorder-page.tsx'),
})
