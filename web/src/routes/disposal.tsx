import { documentScreens } from './document-screens.ts'

export const screens = documentScreens({
  path: '/products/disposal',
  title: 'Xuất hủy',
  newTitle: 'Phiếu xuất hủy mới',
  menu: { within: '/products/lot', order: 20, label: 'Xuất hủy' },
  list: () => import('../features/disposal/disposal-list.tsx'),
  page: () => import('../features/disposal/disposal-page.tsx'),
})
