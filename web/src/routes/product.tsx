import Package from 'lucide-react/icons/package'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/list',
    title: 'Sản phẩm',
    menu: { group: 'goods', order: 10, icon: <Package />, label: 'Sản phẩm' },
    load: async () => {
      const [{ ProductList }, { ExcelMenu }] = await Promise.all([
        import('../features/product/product-list.tsx'),
        import('../features/excel/excel-menu.tsx'),
      ])
      const Excel: Parameters<typeof ProductList>[0]['Excel'] = ({ narrowed }) => (
        <ExcelMenu
          to="/products/excel"
          kinds={['product', 'stock', 'price']}
          narrowed={narrowed && { filter: { products: narrowed.filter }, count: narrowed.count }}
        />
      )
      return { default: () => <ProductList Excel={Excel} /> }
    },
  }),
  defineScreen({
    path: '/products/list/$id',
    title: 'Sản phẩm',
    load: async () => {
      const [{ ProductDetail }, { LotsOfProduct }, { PricesOfProduct }] = await Promise.all([
        import('../features/product/product-detail.tsx'),
        import('../features/lot/lots-of-product.tsx'),
        import('../features/price-book/prices-of-product.tsx'),
      ])
      return { default: () => <ProductDetail Lots={LotsOfProduct} BookPrices={PricesOfProduct} /> }
    },
  }),
  defineScreen({
    path: '/products/duplicates',
    title: 'Hàng trùng',
    load: () => import('../features/product/duplicate-list.tsx'),
  }),
]
