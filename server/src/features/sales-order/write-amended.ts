import { progressOf } from '@quay/domain/sales-order/progress-of'
import type { Tx } from '../../db/connection/transaction.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import type { KeptOfOrder } from './amend-order.ts'
import { countReserved, keep, readReservations } from './hold/reserve.ts'
import type { StoredOrder } from './order-store.ts'
import { type Given, type Used, useForOrder } from './order-uses.ts'

/** Writes what stays of the lines of an order, with what is kept of their goods; lines that go let theirs go. */
export async function keepLines(tx: Tx, order: StoredOrder, lines: readonly KeptOfOrder[]): Promise<void> {
  const reservations = await readReservations(tx, order.id)
  const leftOf = new Map(lines.map(({ line, kept }) => [line.id, kept ? kept.baseQuantity - line.billedBase : 0]))
  const after = reservations.map(row => {
    const wanted = (leftOf.get(row.itemId) ?? 0) * row.perBase
    return { row, wanted, held: Math.min(row.held, wanted) }
  })
  await keep(
    tx,
    after.map(({ row: { id }, wanted, held }) => ({ id, wanted, held })),
  )
  await countReserved(
    tx,
    order.branchId,
    after.map(({ row, held }) => ({ productId: row.productId, more: held - row.held })),
  )
  const gone = lines.filter(({ kept }) => kept === null).map(({ line }) => line.id)
  await tx.query('delete from sales_order_item where store_id = $1 and id = any($2::uuid[])', [tx.storeId, gone])
  const kept = lines.flatMap(one => one.kept ?? [])
  await tx.query(keepSql, [
    tx.storeId,
    kept.map(({ id }) => id),
    kept.map(({ quantity }) => quantity),
    kept.map(({ baseQuantity }) => baseQuantity),
    kept.map(({ amounts }) => amounts.promotionDiscount),
    kept.map(({ amounts }) => amounts.lineDiscount),
    kept.map(({ amounts }) => amounts.promotionShare),
    kept.map(({ amounts }) => amounts.orderShare),
    kept.map(({ amounts }) => amounts.net),
    kept.map(({ vat }) => vat),
  ])
  const parts = kept.flatMap(({ id, discounts }) => discounts.map(one => ({ id, ...one })))
  await tx.query(keepDiscountsSql, [
    tx.storeId,
    parts.map(({ id }) => id),
    parts.map(({ discountId }) => discountId),
    parts.map(({ amount }) => amount),
  ])
}

/** The price stays as it was promised; a step of it that the quantity no longer reaches is not named any more. */
const keepSql = `
  update sales_order_item i set price_tier_from = case when i.price_tier_from <= c.quantity then i.price_tier_from end, quantity = c.quantity, base_quantity = c.base_quantity, promotion_discount = c.promotion_discount,
    line_discount = c.line_discount, promotion_share = c.promotion_share, order_share = c.order_share, net = c.net, vat = c.vat
  from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
    as c (id, quantity, base_quantity, promotion_discount, line_discount, promotion_share, order_share, net, vat)
  where i.store_id = $1 and i.id = c.id`

const keepDiscountsSql = `
  update sales_order_item_discount d set amount = c.amount
  from unnest($2::uuid[], $3::uuid[], $4::bigint[]) as c (item_id, discount_id, amount)
  where d.store_id = $1 and d.item_id = c.item_id and d.discount_id = c.discount_id and d.amount > 0`

/** What promotions give on the order by its lines as they are now; those that give nothing any more are off it. */
const discountsSql = `
  select d.id, d.discount_id,
    (select coalesce(sum(x.amount), 0)::bigint from sales_order_item_discount x
     where x.store_id = $1 and x.sales_order_id = $2 and x.discount_id = d.discount_id) as amount,
    d.gift_value, d.amount as before
  from sales_order_discount d where d.store_id = $1 and d.sales_order_id = $2 order by d.discount_id`

interface DiscountRow {
  id: string
  discountId: string
  amount: number
  giftValue: number
  before: number
}

/** Uses the promotions of an amended order again, by what they give now; codes stay with the promotion that they brought. */
export async function useAnew(tx: Tx, order: Used, before: readonly Given[]): Promise<void> {
  const rows = await tx.query<DiscountRow>(discountsSql, [tx.storeId, order.id])
  for (const { id, amount, giftValue, before: was } of rows) {
    if (amount === was) continue
    if (amount + giftValue > 0)
      await tx.query('update sales_order_discount set amount = $3 where store_id = $1 and id = $2', [
        tx.storeId,
        id,
        amount,
      ])
    else await tx.query('delete from sales_order_discount where store_id = $1 and id = $2', [tx.storeId, id])
  }
  const codeOf = new Map(before.map(({ discountId, voucherCodeId }) => [discountId, voucherCodeId]))
  await useForOrder(
    tx,
    order,
    rows
      .filter(({ amount, giftValue }) => amount + giftValue > 0)
      .map(({ discountId, amount, giftValue }) => ({
        ...{ discountId, amount, giftValue },
        voucherCodeId: codeOf.get(discountId) ?? null,
      })),
    before,
  )
}

const sumsSql = `
  select count(*)::int as item_count, sum(quantity * unit_price)::bigint as total_price, sum(promotion_discount)::bigint as promotion_discount,
    sum(line_discount)::bigint as line_discount, sum(promotion_share)::bigint as promotion_order, sum(order_share)::bigint as order_discount,
    sum(net)::bigint as payable, sum(vat)::bigint as vat_amount
  from sales_order_item where store_id = $1 and sales_order_id = $2`

interface Sums {
  itemCount: number
  totalPrice: number | null
  promotionDiscount: number | null
  lineDiscount: number | null
  promotionOrder: number | null
  orderDiscount: number | null
  payable: number | null
  vatAmount: number | null
}

/** Writes what the lines of an order come to, and how far it is. Gives what is to be paid. */
export async function writeSums(tx: Tx, id: string): Promise<number> {
  const [sums] = await tx.query<Sums>(sumsSql, [tx.storeId, id])
  const lines = await tx.query<{ baseQuantity: number; billedBase: number }>(
    'select base_quantity, billed_base from sales_order_item where store_id = $1 and sales_order_id = $2',
    [tx.storeId, id],
  )
  const amounts = Object.fromEntries(Object.entries(sums!).map(([field, sum]) => [field, sum ?? 0]))
  await updateVersioned(tx, 'sales_order', id, { ...amounts, progress: progressOf(lines) })
  return sums!.payable ?? 0
}
