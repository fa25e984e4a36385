import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/transactions/order',
    needs: read('order'),
    shows: { order: id => `/transactions/order/${id}` },
    title: 'Đặt hàng',
    menu: { within: '/transactions/bill', order: 5, label: 'Đặt hàng' },
    load: () => import('../features/sales-order/order-list.tsx'),
  }),
  defineScreen({
    path: '/transactions/order/$id',
    title: 'Đặt hàng',
    load: () => import('../features/sales-order/order-detail.tsx'),
  }),
]
