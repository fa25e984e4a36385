import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/store',
  needs: read('store'),
  shows: { store: () => '/settings/store' },
  title: 'Cửa hàng',
  menu: { group: 'settings', order: 20, icon: 'store', label: 'Cửa hàng', entry: 'Thiết lập' },
  load: () => import('../features/store/store-page.tsx'),
})
