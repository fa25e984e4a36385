import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings/employee',
    needs: read('employee'),
    shows: { employee: id => `/settings/employee/${id}` },
    title: 'Nhân viên',
    menu: { group: 'settings', order: 10, icon: 'users-round', label: 'Nhân viên' },
    load: () => import('../features/employee/employee-list.tsx'),
  }),
  defineScreen({
    path: '/settings/employee/$id',
    title: 'Nhân viên',
    load: () => import('../features/employee/employee-detail.tsx'),
  }),
]
