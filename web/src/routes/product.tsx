import { defineScreen, read } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/list',
    needs: read('list_product'),
    shows: { product: id => `/products/list/${id}` },
    title: 'Sản phẩm',
    menu: { group: 'goods', order: 10, icon: 'package', label: 'Sản phẩm' },
    load: () => import('../features/product/list/product-list.tsx'),
  }),
  defineScreen({
    path: '/products/list/$id',
    title: 'Sản phẩm',
    load: () => import('../features/product/detail/product-detail.tsx'),
  }),
  defineScreen({
    path: '/products/duplicates',
    needs: read('list_product'),
    title: 'Hàng trùng',
    load: () => import('../features/product/list/duplicate-list.tsx'),
  }),
]
