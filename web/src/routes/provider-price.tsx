import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/partners/provider-price',
  needs: read('cost'),
  title: 'Giá nhập theo nhà cung cấp',
  menu: { within: '/partners/provider', order: 12, label: 'Giá nhập' },
  load: () => import('../features/inbound/provider-price-list.tsx'),
})
