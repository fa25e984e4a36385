import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/partners/customer',
    needs: read('customer'),
    shows: { customer: id => `/partners/customer/${id}` },
    title: 'Khách hàng',
    menu: { group: 'partners', order: 10, icon: 'user', label: 'Khách hàng' },
    load: () => import('../features/customer/customer-list.tsx'),
  }),
  defineScreen({
    path: '/partners/customer/$id',
    title: 'Khách hàng',
    load: () => import('../features/customer/customer-detail.tsx'),
  }),
]
