import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/partners/customer-debt',
    needs: read('customer'),
    title: 'Công nợ khách hàng',
    menu: { within: '/partners/customer', order: 10, label: 'Công nợ' },
    load: () => import('../features/debt/report/customer-debts.tsx'),
  }),
  defineScreen({
    path: '/partners/customer-due',
    needs: read('customer'),
    title: 'Hạn trả của khách',
    menu: { within: '/partners/customer', order: 11, label: 'Hạn trả' },
    load: () => import('../features/debt/report/customers-due.tsx'),
  }),
  defineScreen({
    path: '/partners/provider-due',
    needs: read('provider'),
    title: 'Hạn trả nhà cung cấp',
    menu: { within: '/partners/provider', order: 11, label: 'Hạn trả' },
    load: () => import('../features/debt/report/providers-due.tsx'),
  }),
  defineScreen({
    path: '/partners/provider-debt',
    needs: read('provider'),
    title: 'Công nợ nhà cung cấp',
    menu: { within: '/partners/provider', order: 10, label: 'Công nợ' },
    load: () => import('../features/debt/report/provider-debts.tsx'),
  }),
]
