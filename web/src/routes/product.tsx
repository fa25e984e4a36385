import Package from 'lucide-react/icons/package'
import { defineScreen } from '../routing/define-screen.ts'
import { productText } from '../text/product.ts'

export const screens = [
  defineScreen({
    path: '/products/list',
    title: productText.title,
    menu: { group: 'stock', order: 10, icon: <Package />, label: productText.title },
    load: () => import('../features/product/product-list.tsx'),
  }),
  defineScreen({
    path: '/products/list/$id',
    title: productText.title,
    load: () => import('../features/product/product-detail.tsx'),
  }),
]
