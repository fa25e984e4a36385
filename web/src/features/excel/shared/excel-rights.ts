import type { ExcelKind } from '@quay/contract/excel/shapes'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { isAllowed, type NeededRight, type Rights } from '@quay/contract/right/permission'

const needed: Readonly<Record<ExcelKind, { bring: NeededRight; see: NeededRight }>> = {
  product: { bring: { model: 'list_product', action: 'create' }, see: { model: 'list_product', action: 'read' } },
  stock: { bring: { model: 'import_product', action: 'create' }, see: { model: 'list_product', action: 'read' } },
  price: {
    bring: {
      anyOf: [
        { model: 'list_product', action: 'update' },
        { model: 'price_setting', action: 'update' },
      ],
    },
    see: {
      anyOf: [
        { model: 'list_product', action: 'read' },
        { model: 'price_setting', action: 'read' },
      ],
    },
  },
  customer: { bring: { model: 'customer', action: 'create' }, see: { model: 'customer', action: 'read' } },
  provider: { bring: { model: 'provider', action: 'create' }, see: { model: 'provider', action: 'read' } },
  bill: { bring: { model: 'bill', action: 'create' }, see: { model: 'bill', action: 'read' } },
}

/** Who may add one by one may bring in a file of them. */
export const mayBring = (rights: Rights, kind: ExcelKind): boolean => isAllowed(rights, needed[kind].bring)

/** Who may see a list and take data out of the shop. */
export const mayTakeOut = (rights: Rights, kind: ExcelKind): boolean =>
  isAllowed(rights, needed[kind].see) && isAllowed(rights, { model: 'data_export', action: 'create' })

/** Who may change what is there as well. */
export const mayOverwrite = (rights: Rights, kind: ExcelKind): boolean => {
  if (kind === 'stock' || kind === 'price') return true
  return isAllowed(rights, { model: kind === 'product' ? 'list_product' : kind, action: 'update' })
}

/** Who may set prices of price books, and see which there are. */
export const maySetBookPrices = (rights: Rights): boolean =>
  isAllowed(rights, priceBookRoutes.setPrice.permission) && isAllowed(rights, priceBookRoutes.list.permission)
