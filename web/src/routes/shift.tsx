import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/cashbooks/shift',
    needs: read('shift'),
    shows: { shift: id => `/cashbooks/shift/${id}` },
    title: 'Ca bán hàng',
    menu: { within: '/cashbooks', order: 10, label: 'Ca bán hàng' },
    load: () => import('../features/shift/shift-list.tsx'),
  }),
  defineScreen({
    path: '/cashbooks/shift/day',
    needs: { anyOf: [read('shift'), read('shift_review'), read('sale_report')] },
    title: 'Báo cáo cuối ngày',
    load: () => import('../features/shift/day/day-page.tsx'),
  }),
  defineScreen({
    path: '/cashbooks/shift/$id',
    title: 'Ca bán hàng',
    load: () => import('../features/shift/shift-page.tsx'),
  }),
]
