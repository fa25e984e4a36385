import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/purchase-order',
    title: 'Đặt hàng nhập',
    menu: { group: 'buying', order: 20, icon: <ShoppingBag />, label: 'Đặt hàng nhập' },
    load: () => import('../features/purchase-order/order-list.tsx'),
  }),
  defineScreen({
    path: '/products/purchase-order/new',
    title: 'Phiếu đặt hàng mới',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/purchase-order/order-page.tsx')).NewOrder }),
  }),
  defineScreen({
    path: '/products/purchase-order/$id',
    title: 'Đặt hàng nhập',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/purchase-order/order-page.tsx')).OrderPage }),
  }),
]
