import Package from 'lucide-react/icons/package'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/list',
    title: 'Sản phẩm',
    menu: { group: 'stock', order: 10, icon: <Package />, label: 'Sản phẩm' },
    load: async () => {
      const [{ ProductList }, { SavedViews }] = await Promise.all([
        import('../features/product/product-list.tsx'),
        import('../features/saved-view/saved-views.tsx'),
      ])
      return { default: () => <ProductList Views={SavedViews} /> }
    },
  }),
  defineScreen({
    path: '/products/list/$id',
    title: 'Sản phẩm',
    load: () => import('../features/product/product-detail.tsx'),
  }),
  defineScreen({
    path: '/products/duplicates',
    title: 'Hàng trùng',
    load: () => import('../features/product/duplicate-list.tsx'),
  }),
]
