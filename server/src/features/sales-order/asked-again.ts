import type { SalesOrderBody } from '@quay/contract/sales-order/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
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
  sampleMedicineId: string | null
  groupNumber: number | null
  doseCount: number | null
  replacedProductId: string | null
}

const headSql = `
  select customer_id, price_book_id, discount_unit, discount_value, codes, chosen_discounts, declined_discounts
  from sales_order where store_id = $1 and id = $2`

const itemsSql = `
  select i.id, i.product_id, i.unit_id, i.quantity, i.unit_price, i.price_source, i.discount_unit, i.discount_value, i.note,
    i.gift_discount_id, i.posted_reason, s.sample_medicine_id, s.group_number, s.dose_count, s.replaced_product_id
  from sales_order_item i left join sales_order_item_sample s on s.store_id = $1 and s.id = i.id
  where i.store_id = $1 and i.sales_order_id = $2 order by i.position`

/** What an order takes beside its goods, in đồng. */
export interface OrderedSurcharge {
  surchargeId: string
  amount: number
  isTyped: boolean
}

const surchargesSql = `
  select surcharge_id, amount, is_typed from sales_order_surcharge where store_id = $1 and sales_order_id = $2 order by position`

/** What an order takes beside its goods. */
export const readOrderedSurcharges = (tx: Tx, id: string): Promise<OrderedSurcharge[]> =>
  tx.query<OrderedSurcharge>(surchargesSql, [tx.storeId, id])

type Given = SalesOrderBody['discount']

const discountOf = ({ discountUnit, discountValue }: Pick<HeadRow, 'discountUnit' | 'discountValue'>): Given =>
  discountUnit === null ? null : { unit: discountUnit, value: Number(discountValue) }

const sampleOf = ({ groupNumber, doseCount, replacedProductId }: ItemRow, sampleMedicineId: string) => ({
  sampleMedicineId,
  group: groupNumber!,
  count: doseCount!,
  ...(replacedProductId && { replacedProductId }),
})

/** What is asked again, with the ids of its lines. */
export interface AskedAgain extends PricedContent {
  /** What it takes beside its goods by now. */
  ordered: OrderedSurcharge[]
  items: (PricedContent['items'][number] & { id: string })[]
}

/** What a stored order asks for, as a call would ask for it again: typed prices stay, all others are looked up. */
export async function readAsked(tx: Tx, id: string): Promise<AskedAgain> {
  const [heads, items, ordered] = await Promise.all([
    tx.query<HeadRow>(headSql, [tx.storeId, id]),
    tx.query<ItemRow>(itemsSql, [tx.storeId, id]),
    readOrderedSurcharges(tx, id),
  ])
  const { discountUnit, discountValue, ...head } = heads[0]!
  return {
    ...head,
    discount: discountOf({ discountUnit, discountValue }),
    ordered,
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
        ...(item.sampleMedicineId && { sample: sampleOf(item, item.sampleMedicineId) }),
      }
    }),
  }
}
