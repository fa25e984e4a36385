import { read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = documentScreens({
  path: '/products/disposal',
  needs: read('disposal'),
  shows: { disposal: id => `/products/disposal/${id}` },
  title: 'Xuất hủy',
  newTitle: 'Phiếu xuất hủy mới',
  menu: { within: '/products/lot', order: 20, label: 'Xuất hủy' },
  list: () => import('../features/disposal/disposal-list.tsx'),
  page: () => import('../features/disposal/disposal-page.tsx'),
})
