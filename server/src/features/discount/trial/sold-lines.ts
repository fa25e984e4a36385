import type { TrialLine } from '@quay/contract/discount/trial'
import type { TriedBill } from './tried-bill.ts'
import type { TriedGoods } from './tried-goods.ts'

/** The lines of a bill as promotions are tried on them: goods as they are by now, at the price that they were sold for. */
export const soldLines = ({ items }: Pick<TriedBill, 'items'>, goods: TriedGoods): TrialLine[] =>
  items.map(({ quantity, unitPrice, bookId, priceSource, ...item }) => ({
    ...goods.unitOf(item),
    quantity,
    sold: { unitPrice, bookId, isFixed: priceSource === 'MANUAL' || priceSource === 'SAMPLE' },
  }))
