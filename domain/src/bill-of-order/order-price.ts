import type { ResolvedPrice } from '../sale/price/resolve-price.ts'
import type { OrderLine } from '../sales-order/order-facts.ts'

/** The price that the order froze; whoever hands it out needs no right for it. */
export const orderPrice = ({
  listPrice,
  unitPrice,
  priceBookId,
  priceBookName,
  priceTierFrom,
}: OrderLine): ResolvedPrice => ({
  listPrice,
  unitPrice,
  source: 'ORDER',
  bookId: priceBookId,
  bookName: priceBookName,
  tierFrom: priceTierFrom,
  nextTier: null,
  offBook: null,
  isBlocked: false,
})
