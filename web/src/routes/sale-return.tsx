import { read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = documentScreens({
  path: '/transactions/return',
  needs: read('return'),
  shows: { 'sale-return': id => `/transactions/return/${id}` },
  title: 'Trả hàng',
  newTitle: 'Khách trả hàng',
  menu: { within: '/transactions/bill', order: 10, label: 'Trả hàng' },
  list: () => import('../features/sale-return/return-list.tsx'),
  page: () => import('../features/sale-return/return-page.tsx'),
})
