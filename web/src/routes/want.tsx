import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/want',
  needs: { anyOf: [{ model: 'sale' }, read('import_product')] },
  shows: { want: () => '/products/want' },
  title: 'Sổ hàng khách hỏi',
  menu: { within: '/products/purchase-order', order: 30, label: 'Hàng khách hỏi' },
  load: () => import('../features/want/want-list.tsx'),
})
