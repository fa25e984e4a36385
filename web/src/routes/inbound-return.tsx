import { defineScreen, read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = [
  ...documentScreens({
    path: '/products/return',
    needs: read('return_product'),
    shows: { 'inbound-return': id => `/products/return/${id}` },
    title: 'Trả hàng nhập',
    newTitle: 'Phiếu trả hàng mới',
    menu: { within: '/products/import', order: 20, label: 'Trả hàng nhập' },
    list: () => import('../features/inbound-return/return-list.tsx'),
    page: () => import('../features/inbound-return/return-page.tsx'),
  }),
  defineScreen({
    path: '/products/return/basket',
    title: 'Chờ trả nhà cung cấp',
    load: () => import('../features/inbound-return/return-basket.tsx'),
  }),
  defineScreen({
    path: '/products/return/reasons',
    title: 'Trả hàng theo lý do',
    load: () => import('../features/inbound-return/return-reasons.tsx'),
  }),
]
