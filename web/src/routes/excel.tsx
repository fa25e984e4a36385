import type { ExcelKind } from '@quay/contract/excel/shapes'
import { defineScreen } from '../routing/define-screen.ts'
import { excelPlace } from '../text/excel-place.ts'

/** Where a list is brought in from a file; its list stands above it. */
const importScreen = (to: string, label: string, kinds: readonly ExcelKind[]) =>
  defineScreen({
    path: `${to}/excel`,
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      return { default: () => <ImportScreen kinds={kinds} list={{ label, to }} /> }
    },
  })

export const screens = [
  importScreen('/products/price-setting', excelPlace.price, ['price']),
  importScreen('/partners/customer', excelPlace.customer, ['customer']),
  importScreen('/partners/provider', excelPlace.provider, ['provider']),
  defineScreen({
    path: '/products/excel',
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelPlace.product, to: '/products/list' }
      return { default: () => <ImportScreen kinds={['product', 'stock', 'price']} list={list} /> }
    },
  }),
]
