import { defineScreen } from '../routing/define-screen.ts'
import { excelText } from '../text/excel.ts'

export const screens = [
  defineScreen({
    path: '/products/excel',
    title: excelText.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelText.product, to: '/products/list' }
      return { default: () => <ImportScreen kinds={['product', 'stock', 'price']} list={list} /> }
    },
  }),
  defineScreen({
    path: '/partners/customer/excel',
    title: excelText.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelText.customer, to: '/partners/customer' }
      return { default: () => <ImportScreen kinds={['customer']} list={list} /> }
    },
  }),
  defineScreen({
    path: '/partners/provider/excel',
    title: excelText.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelText.provider, to: '/partners/provider' }
      return { default: () => <ImportScreen kinds={['provider']} list={list} /> }
    },
  }),
]
