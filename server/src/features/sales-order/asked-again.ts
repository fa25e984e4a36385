import type { SalesOrderBody } from '@quay/contract/sales-order/shapes'
import type { Tx } from '../../db/transaction.ts'
import type { PricedContent } from './price-order.ts'

interface HeadRow {
  customerId: string | null
  priceBookId: string | null
  discountUnit: 1 | 2 | null
  discountValue: number | null
  codes: string[]
  chosenDiscounts: string[]
  declinedDiscounts: string[]
}

interface ItemRow {
  id: string
  productId: string
  unitId: string
  quantity: number
  unitPrice: number
  priceSource: string
  discountUnit: 1 | 2 | null
  discountValue: number | null
  note: string | null
  giftDiscountId: string | null
  postedReason: string | null
}

const headSql = `
  select customer_id, price_book_id, discount_unit, discount_value, codes, chosen_discounts, declined_discounts
  from sales_order where store_id = $1 and id = $2`

const itemsSql = `
  select id, product_id, unit_id, quantity, unit_price, price_source, discount_unit, discount_value, note, gift_discount_id, posted_reason
  from sales_order_item where store_id = $1 and sales_order_id = $2 order by position`

type Given = SalesOrderBody['discount']

const discountOf = ({ discountUnit, discountValue }: Pick<HeadRow, 'discountUnit' | 'discountValue'>): Given =>
  discountUnit === null ? null : { unit: discountUnit, value: Number(discountValue) }

/** What is asked again, with the ids of its lines. */
export interface AskedAgain extends PricedContent {
  items: (PricedContent['items'][number] & { id: string })[]
}

/** What a stored order asks for, as a call would ask for it again: typed prices stay, all others are looked up. */
export async function readAsked(tx: Tx, id: string): Promise<AskedAgain> {
  const [heads, items] = await Promise.all([
    tx.query<HeadRow>(headSql, [tx.storeId, id]),
    tx.query<ItemRow>(itemsSql, [tx.storeId, id]),
  ])
  const { discountUnit, discountValue, ...head } = heads[0]!
  return {
    ...head,
    discount: discountOf({ discountUnit, discountValue }),
    items: items.map(item => {
      const discount = discountOf(item)
      return {
        id: item.id,
        productId: item.productId,
        unitId: item.unitId,
        quantity: item.quantity,
        ...(item.priceSource === 'MANUAL' && { price: item.unitPrice }),
        ...(discount && { discount }),
        ...(item.note && { note: item.note }),
        ...(item.giftDiscountId && { giftOf: item.giftDiscountId }),
        ...(item.postedReason && { postedReason: item.postedReason }),
      }
    }),
  }
}
