import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/transactions/old-bill',
    needs: read('bill'),
    title: 'Hóa đơn cũ',
    menu: { within: '/transactions/bill', order: 90, label: 'Hóa đơn cũ' },
    load: () => import('../features/old-bill/old-bill-list.tsx'),
  }),
  defineScreen({
    path: '/transactions/old-bill/$id',
    title: 'Hóa đơn cũ',
    load: () => import('../features/old-bill/old-bill-detail.tsx'),
  }),
]
