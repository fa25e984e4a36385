import { defineScreen, read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = [
  ...documentScreens({
    path: '/products/import',
    needs: read('import_product'),
    shows: { inbound: id => `/products/import/${id}` },
    title: 'Nhập hàng',
    newTitle: 'Phiếu nhập mới',
    menu: { group: 'buying', order: 10, icon: 'download', label: 'Nhập hàng' },
    list: () => import('../features/inbound/inbound-list.tsx'),
    page: () => import('../features/inbound/inbound-page.tsx'),
  }),
  defineScreen({
    path: '/products/import/acceptance',
    title: 'Sổ kiểm nhập',
    load: () => import('../features/inbound/acceptance-book.tsx'),
  }),
]
