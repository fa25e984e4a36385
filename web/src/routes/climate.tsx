import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/climate',
    needs: read('check_inventory'),
    title: 'Nhiệt độ, độ ẩm',
    menu: { within: '/products/quality-check', order: 20, label: 'Nhiệt độ, độ ẩm' },
    load: () => import('../features/climate/climate-page.tsx'),
  }),
  defineScreen({
    path: '/products/climate/$id',
    title: 'Sổ nhiệt độ, độ ẩm',
    load: () => import('../features/climate/climate-sheet.tsx'),
  }),
]
