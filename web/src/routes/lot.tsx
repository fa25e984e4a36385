import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/lot',
    needs: read('list_product'),
    title: 'Lô và hạn dùng',
    menu: { group: 'stock', order: 10, icon: 'calendar-clock', label: 'Lô và hạn dùng', needs: 'lots' },
    load: () => import('../features/lot/lot-page.tsx'),
  }),
  defineScreen({
    path: '/products/lot/$id',
    title: 'Lô và hạn dùng',
    load: () => import('../features/lot/recall-page.tsx'),
  }),
]
