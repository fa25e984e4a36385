import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/storage-conditions',
    needs: read('check_inventory'),
    title: 'Nhiệt độ, độ ẩm',
    menu: { within: '/products/gpp-book', order: 20, label: 'Nhiệt độ, độ ẩm' },
    load: () => import('../features/storage-conditions/storage-conditions-page.tsx'),
  }),
  defineScreen({
    path: '/products/storage-conditions/$id',
    title: 'Sổ nhiệt độ, độ ẩm',
    load: () => import('../features/storage-conditions/storage-conditions-sheet.tsx'),
  }),
]
