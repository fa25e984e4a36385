import type { HandedLine, OrderGifts, OrderSets } from '@quay/domain/sale-return/return-facts'
import type { Tx } from '../../../db/connection/transaction.ts'
import { type DiscountRow, discountsSql, promotionsOf } from './given-promotions.ts'

interface LineRow extends HandedLine {
  billId: string
}

interface SetRow {
  discountId: string
  times: number
  triggers: OrderSets['triggers']
  free: number
}

/** Promotions of an order that give free units, with what earned them; a gift is a line of its own. */
const setsSql = `
  select d.discount_id, d.times,
    coalesce((select json_agg(json_build_object('orderItemId', x.item_id, 'units', x.units, 'quantity', i.quantity) order by x.item_id)
      from sales_order_item_discount x join sales_order_item i on i.store_id = $1 and i.id = x.item_id
      where x.store_id = $1 and x.sales_order_id = $2 and x.discount_id = d.discount_id and x.role = 'TRIGGER'), '[]') as triggers,
    (coalesce((select sum(x.units) from sales_order_item_discount x
        where x.store_id = $1 and x.sales_order_id = $2 and x.discount_id = d.discount_id and x.amount > 0), 0)
      + coalesce((select sum(g.quantity) from sales_order_item g
        where g.store_id = $1 and g.sales_order_id = $2 and g.gift_discount_id = d.discount_id), 0))::bigint as free
  from sales_order_discount d
  where d.store_id = $1 and d.sales_order_id = $2 and d.effect in ('GET', 'GIFT') and d.times > 0`

/** Lines of bills that stand; of a combo as many as all its components make. */
const linesSql = `
  select b.id as bill_id, i.id as bill_item_id, i.order_item_id, i.quantity as sold,
    coalesce((select min((x.base_quantity - x.returned_base) / (x.base_quantity / i.quantity)) from bill_item_part x
      where x.store_id = $1 and x.item_id = i.id), (i.base_quantity - i.returned_base) / i.ratio)::bigint as kept
  from bill b join bill_item i on i.store_id = $1 and i.bill_id = b.id and i.order_item_id is not null
  where b.store_id = $1 and b.order_id = $2 and b.status = 'SUCCEED' order by b.id, i.position`

const toComeSql = `
  select i.id, ((i.base_quantity - i.billed_base) / i.ratio)::bigint as units
  from sales_order_item i join sales_order o on o.store_id = $1 and o.id = i.sales_order_id and o.progress in ('OPEN', 'PARTIAL')
  where i.store_id = $1 and i.sales_order_id = $2 and i.billed_base < i.base_quantity`

const chargedSql = `
  select coalesce(sum(d.gift_charge), 0)::bigint as charged from sale_return d
  join bill b on b.store_id = $1 and b.id = d.bill_id and b.order_id = $2
  where d.store_id = $1 and d.bill_id <> $3 and d.status = 'SUCCEED'`

/** What a return of one of the bills of an order asks of the others; null where no promotion of the order gives free units. */
export async function readOrderGifts(tx: Tx, orderId: string, billId: string): Promise<OrderGifts | null> {
  const of = [tx.storeId, orderId]
  const sets = await tx.query<SetRow>(setsSql, of)
  if (sets.length === 0) return null
  const [lines, toCome, [charged]] = await Promise.all([
    tx.query<LineRow>(linesSql, of),
    tx.query<{ id: string; units: number }>(toComeSql, of),
    tx.query<{ charged: number }>(chargedSql, [...of, billId]),
  ])
  const byBill = Map.groupBy(lines, line => line.billId)
  const others = await Promise.all(
    [...byBill].flatMap(([id, own]) =>
      id === billId
        ? []
        : [
            tx
              .query<DiscountRow>(discountsSql, [tx.storeId, id])
              .then(rows => ({ lines: own, promotions: promotionsOf(rows) })),
          ],
    ),
  )
  return {
    promotions: sets,
    own: byBill.get(billId) ?? [],
    others,
    toCome: new Map(toCome.map(({ id, units }) => [id, units])),
    charged: charged!.charged,
  }
}
