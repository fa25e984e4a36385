import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/check-inventory',
    needs: read('check_inventory'),
    shows: { 'inventory-check': id => `/products/check-inventory/${id}` },
    title: 'Kiểm kho',
    menu: { group: 'stock', order: 20, icon: 'clipboard-check', label: 'Kiểm kho' },
    load: () => import('../features/inventory-check/check-list.tsx'),
  }),
  defineScreen({
    path: '/products/check-inventory/by-reason',
    title: 'Chênh lệch theo lý do',
    load: () => import('../features/inventory-check/reason-report.tsx'),
  }),
  defineScreen({
    path: '/products/check-inventory/$id',
    title: 'Kiểm kho',
    load: () => import('../features/inventory-check/check-page.tsx'),
  }),
  defineScreen({
    path: '/products/check-inventory/$id/count',
    title: 'Đếm hàng',
    frame: 'slim',
    load: () => import('../features/counting/count-page.tsx'),
  }),
]
