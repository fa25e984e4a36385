import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/want',
  title: 'Sổ hàng khách hỏi',
  menu: { within: '/products/purchase-order', order: 30, label: 'Hàng khách hỏi' },
  load: () => import('../features/want/want-list.tsx'),
})
