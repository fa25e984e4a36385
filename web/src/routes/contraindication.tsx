import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/contraindications',
    needs: { model: 'contraindicated_pair', action: 'update' },
    title: 'Cặp thuốc chống chỉ định',
    menu: { within: '/products/list', order: 21, label: 'Cặp chống chỉ định' },
    load: () => import('../features/contraindication/pair-list.tsx'),
  }),
]
