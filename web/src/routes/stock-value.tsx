import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/stock-value',
  needs: read('cost'),
  title: 'Giá trị tồn kho',
  menu: { within: '/reports/sale-report', order: 40, label: 'Giá trị tồn kho' },
  load: () => import('../features/stock-value/stock-value-list.tsx'),
})
