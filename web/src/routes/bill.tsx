import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/transactions/bill',
    needs: read('bill'),
    shows: { bill: id => `/transactions/bill/${id}` },
    title: 'Hóa đơn',
    menu: { group: 'main', order: 20, icon: 'receipt-text', label: 'Hóa đơn' },
    load: () => import('../features/bill/bill-list.tsx'),
  }),
  defineScreen({
    path: '/transactions/bill/$id',
    title: 'Hóa đơn',
    load: () => import('../features/bill/bill-detail.tsx'),
  }),
  defineScreen({
    path: '/$slug',
    title: 'Hóa đơn',
    frame: 'bare',
    load: () => import('../features/bill/public-bill.tsx'),
  }),
]
