import { defineScreen, read } from '../routing/define-screen.ts'

const page = () => import('../features/role/role-page.tsx')

export const screens = [
  defineScreen({
    path: '/settings/role',
    needs: read('role'),
    shows: { role: id => `/settings/role/${id}` },
    title: 'Vai trò',
    menu: { within: '/settings/employee', order: 20, label: 'Vai trò' },
    load: () => import('../features/role/role-list.tsx'),
  }),
  defineScreen({ path: '/settings/role/new', title: 'Vai trò mới', load: page }),
  defineScreen({ path: '/settings/role/$id', title: 'Vai trò', load: page }),
]
