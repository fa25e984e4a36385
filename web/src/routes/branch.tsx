import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings/branch',
    title: 'Chi nhánh',
    menu: { within: '/settings/store', order: 20, label: 'Chi nhánh' },
    load: () => import('../features/store/branch-list.tsx'),
  }),
  defineScreen({
    path: '/settings/branch/$id',
    title: 'Chi nhánh',
    load: () => import('../features/store/branch-detail.tsx'),
  }),
]
