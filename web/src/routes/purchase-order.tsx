import { read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = documentScreens({
  path: '/products/purchase-order',
  needs: read('import_product'),
  shows: { 'purchase-order': id => `/products/purchase-order/${id}` },
  title: 'Đặt hàng nhập',
  newTitle: 'Phiếu đặt hàng mới',
  menu: { group: 'buying', order: 20, icon: 'shopping-bag', label: 'Đặt hàng nhập' },
  list: () => import('../features/purchase-order/order-list.tsx'),
  page: () => import('../features/purchase-order/order-page.tsx'),
})
