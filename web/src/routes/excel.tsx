import { defineScreen } from '../routing/define-screen.ts'
import { excelPlace } from '../text/excel-place.ts'

export const screens = [
  defineScreen({
    path: '/products/excel',
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelPlace.product, to: '/products/list' }
      return { default: () => <ImportScreen kinds={['product', 'stock', 'price']} list={list} /> }
    },
  }),
  defineScreen({
    path: '/products/price-setting/excel',
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelPlace.price, to: '/products/price-setting' }
      return { default: () => <ImportScreen kinds={['price']} list={list} /> }
    },
  }),
  defineScreen({
    path: '/partners/customer/excel',
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelPlace.customer, to: '/partners/customer' }
      return { default: () => <ImportScreen kinds={['customer']} list={list} /> }
    },
  }),
  defineScreen({
    path: '/partners/provider/excel',
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelPlace.provider, to: '/partners/provider' }
      return { default: () => <ImportScreen kinds={['provider']} list={list} /> }
    },
  }),
]
