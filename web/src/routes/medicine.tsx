import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/medicines',
    needs: read('medicine_category'),
    title: 'Danh mục thuốc quốc gia',
    menu: { within: '/products/list', order: 20, label: 'Danh mục thuốc' },
    load: () => import('../features/medicine/medicine-list.tsx'),
  }),
  defineScreen({
    path: '/medicines/ours',
    title: 'Hàng của cửa hàng trong danh mục',
    load: () => import('../features/medicine/our-medicines.tsx'),
  }),
  defineScreen({
    path: '/medicines/$id',
    title: 'Danh mục thuốc quốc gia',
    load: () => import('../features/medicine/medicine-detail.tsx'),
  }),
]
