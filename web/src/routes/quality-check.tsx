import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/quality-check',
    needs: read('check_inventory'),
    shows: { 'quality-check': id => `/products/quality-check/${id}` },
    title: 'Kiểm tra chất lượng hằng tháng',
    menu: { within: '/products/gpp-book', order: 10, label: 'Kiểm tra chất lượng' },
    load: () => import('../features/quality-check/quality-list.tsx'),
  }),
  defineScreen({
    path: '/products/quality-check/$id',
    title: 'Kiểm tra chất lượng',
    load: () => import('../features/quality-check/quality-page.tsx'),
  }),
]
