import { defineScreen, read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = [
  ...documentScreens({
    path: '/products/transfer',
    needs: read('stock_transfer'),
    shows: { 'stock-transfer': id => `/products/transfer/${id}` },
    title: 'Chuyển kho',
    newTitle: 'Phiếu chuyển mới',
    menu: { group: 'stock', order: 30, icon: 'arrow-left-right', label: 'Chuyển kho' },
    list: () => import('../features/transfer/transfer-list.tsx'),
    page: () => import('../features/transfer/transfer-page.tsx'),
    frame: 'shell',
  }),
  defineScreen({
    path: '/products/transfer/in-transit',
    title: 'Hàng đang đi đường',
    load: () => import('../features/transfer/in-transit.tsx'),
  }),
]
