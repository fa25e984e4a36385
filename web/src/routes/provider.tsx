import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/partners/group-provider',
    needs: read('group_provider'),
    shows: { 'provider-group': () => '/partners/group-provider' },
    title: 'Nhóm nhà cung cấp',
    menu: { within: '/partners/provider', order: 20, label: 'Nhóm nhà cung cấp' },
    load: () => import('../features/provider/group-list.tsx'),
  }),
  defineScreen({
    path: '/partners/provider',
    needs: read('provider'),
    shows: { provider: id => `/partners/provider/${id}` },
    title: 'Nhà cung cấp',
    menu: { group: 'buying', order: 30, icon: 'truck', label: 'Nhà cung cấp' },
    load: () => import('../features/provider/provider-list.tsx'),
  }),
  defineScreen({
    path: '/partners/provider/$id',
    title: 'Nhà cung cấp',
    load: () => import('../features/provider/provider-detail.tsx'),
  }),
]
