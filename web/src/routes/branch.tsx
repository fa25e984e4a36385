import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings/branch',
    needs: read('branch'),
    shows: { branch: id => `/settings/branch/${id}` },
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
