import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/transactions/prescription',
    needs: read('bill'),
    title: 'Sổ thuốc kê đơn',
    menu: { within: '/transactions/bill', order: 30, label: 'Sổ thuốc kê đơn' },
    load: () => import('../features/prescription/book-list.tsx'),
  }),
  defineScreen({
    path: '/transactions/prescription/antibiotic',
    title: 'Kháng sinh đã bán',
    load: () => import('../features/prescription/antibiotic-report.tsx'),
  }),
]
