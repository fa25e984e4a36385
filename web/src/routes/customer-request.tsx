import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/customer-request',
  needs: { anyOf: [{ model: 'sale' }, read('import_product')] },
  shows: { customerRequest: () => '/products/customer-request' },
  title: 'Sổ hàng khách hỏi',
  menu: { within: '/products/purchase-order', order: 30, label: 'Hàng khách hỏi' },
  load: () => import('../features/customer-request/customer-request-list.tsx'),
})
