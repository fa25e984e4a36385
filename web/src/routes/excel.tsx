import type { ExcelKind } from '@quay/contract/excel/shapes'
import { defineScreen, type Screen } from '../routing/define-screen.ts'
import { excelPlace } from '../text/product/excel-place.ts'

/** Where a list is brought in from a file; its list stands above it. */
const importScreen = (to: string, label: string, kinds: readonly ExcelKind[], needs: NonNullable<Screen['needs']>) =>
  defineScreen({
    path: `${to}/excel`,
    needs,
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      return { default: () => <ImportScreen kinds={kinds} list={{ label, to }} /> }
    },
  })

export const screens = [
  importScreen('/products/price-setting', excelPlace.price, ['price'], {
    anyOf: [
      { model: 'list_product', action: 'update' },
      { model: 'price_setting', action: 'update' },
    ],
  }),
  importScreen('/partners/customer', excelPlace.customer, ['customer'], { model: 'customer', action: 'create' }),
  importScreen('/partners/provider', excelPlace.provider, ['provider'], { model: 'provider', action: 'create' }),
  importScreen('/transactions/old-bill', excelPlace.oldBill, ['bill'], { model: 'bill', action: 'create' }),
  defineScreen({
    path: '/products/excel',
    needs: {
      anyOf: [
        { model: 'list_product', action: 'create' },
        { model: 'list_product', action: 'update' },
        { model: 'import_product', action: 'create' },
        { model: 'price_setting', action: 'update' },
      ],
    },
    title: excelPlace.title,
    load: async () => {
      const { ImportScreen } = await import('../features/excel/import-screen.tsx')
      const list = { label: excelPlace.product, to: '/products/list' }
      return { default: () => <ImportScreen kinds={['product', 'stock', 'price']} list={list} /> }
    },
  }),
]
