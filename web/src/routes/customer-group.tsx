import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/partners/group-customer',
  needs: read('group_customer'),
  title: 'Nhóm khách hàng',
  menu: { within: '/partners/customer', order: 20, label: 'Nhóm khách hàng' },
  load: () => import('../features/customer-group/group-list.tsx'),
})
