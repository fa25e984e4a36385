import type { SalesOrderPatch } from '@quay/contract/sales-order/shapes'
import type { SalesOrderPlan } from '@quay/domain/sales-order/decide-sales-order'
import { type KeptLine, keepOfLine, type MeasuredLine } from '@quay/domain/sales-order/keep-of-line'
import type { OrderLine } from '@quay/domain/sales-order/order-facts'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { withComponentsSql } from '../product/read/combo-sql.ts'
import { lockStock } from '../stock/apply-stock.ts'
import { countReserved } from './hold/reserve.ts'
import { readOrderLines } from './order-lines.ts'
import { holds, insertLines, type StoredOrder } from './order-store.ts'
import { type Given, takeBackUses } from './order-uses.ts'
import { priceOrder } from './price-order.ts'
import { keepLines, useAnew, writeSums } from './write-amended.ts'

type Items = NonNullable<SalesOrderPatch['items']>

/**
 * Changes the goods of a locked order that has bills: lines that stand keep their price and may become less, as far as bills did not take
 * them; new ones are priced as of today. Gives what the order comes to. Throws `order-line-unknown`, `order-line-billed`,
 * `order-line-grows`, `deposit-over`, `price-changed` and what decideSalesOrder refuses.
 */
export async function amendOrder(
  tx: Tx,
  actor: Actor,
  order: StoredOrder,
  { items, expectedPayable }: { items: Items; expectedPayable?: number | undefined },
): Promise<{ payable: number }> {
  const lines = await readOrderLines(tx, order.id)
  const measures = await tx.query<Measure>(measuresSql, [tx.storeId, order.id])
  const kept = keepAsked(
    lines.map(line => ({ ...line, ...measures.find(({ id }) => id === line.id)! })),
    items,
    order,
  )
  const added = items.flatMap(({ id, ...item }) => (id ? [] : [item]))
  await lockGoods(tx, order, added)
  const { today } = await readBranchDay(tx, order.branchId)
  const used = await takeBackUses(tx, order.id, today)
  const plan = added.length > 0 ? await priceAdded(tx, actor, order, { added, used }) : null
  await keepLines(tx, order, kept)
  if (plan) await insertLines(tx, order, plan, await nextPlace(tx, order.id))
  if (plan)
    await countReserved(
      tx,
      order.branchId,
      plan.reservations.map(({ productId, held }) => ({ productId, more: held })),
    )
  await useAnew(tx, { ...order, businessDay: today }, used)
  const payable = await writeSums(tx, order.id)
  if (expectedPayable !== undefined && expectedPayable !== payable)
    throw refuseField('price-changed', 'expectedPayable', {
      ...{ payable, surcharges: 0, payableText: formatDong(payable), expectedPayable },
      ...{ totalPrice: payable, discountAmount: 0, lines: [] },
    })
  const rest = payable - lines.reduce((sum, { given }) => sum + given.net, 0)
  if (order.deposit > rest) throw new DomainError('deposit-over', { rest, restText: formatDong(rest) })
  return { payable }
}

type Measure = Omit<MeasuredLine, keyof OrderLine> & { id: string }

const measuresSql = `
  select i.id, i.vat,
    coalesce((select jsonb_agg(jsonb_build_object('name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = i.product_id and (u.is_active or u.is_base)), '[]') as units
  from sales_order_item i where i.store_id = $1 and i.sales_order_id = $2`

/** What stays of each line; null for one that goes. Throws `order-line-unknown`, `order-line-billed` and `order-line-grows`. */
function keepAsked(lines: readonly MeasuredLine[], items: Items, { code }: StoredOrder) {
  const asked = new Map<string, number>()
  for (const [place, { id, productId, unitId }] of items.entries()) {
    if (!id) continue
    const line = lines.find(one => one.id === id)
    if (!line || asked.has(id) || line.productId !== productId || line.unitId !== unitId)
      throw refuseField('order-line-unknown', `items.${place}.id`, { product: line?.productName ?? 'Hàng này', code })
    asked.set(id, place)
  }
  return lines.map(line => {
    const place = asked.get(line.id)
    if (place === undefined && line.billedBase === 0) return { line, kept: null }
    const kept = keepOfLine(line, place === undefined ? 0 : items[place]!.quantity, `items.${place ?? 0}.quantity`)
    if ('code' in kept) throw refuseAs(kept)
    return { line, kept }
  })
}

export interface KeptOfOrder {
  line: OrderLine
  kept: KeptLine | null
}

/** Locks the stock of all that the order was and will be. */
async function lockGoods(tx: Tx, order: StoredOrder, added: readonly { productId: string }[]): Promise<void> {
  const wanted = added.map(({ productId }) => productId)
  const goods = await tx.query<{ productId: string }>(goodsSql, [tx.storeId, wanted, order.id])
  await lockStock(tx, order.branchId, [...new Set(goods.map(({ productId }) => productId))].sort())
  await tx.query('select id from customer where store_id = $1 and id = $2 for update', [tx.storeId, order.customerId])
}

const goodsSql = `
  select unnest(${withComponentsSql('$2')}) as product_id
  union select product_id from sales_order_reservation where store_id = $1 and sales_order_id = $3`

interface Added {
  added: readonly Omit<Items[number], 'id'>[]
  used: readonly Given[]
}

/** Prices goods that come to an order with bills as of today; promotions that the order used do not work on them. */
async function priceAdded(tx: Tx, actor: Actor, order: StoredOrder, { added, used }: Added): Promise<SalesOrderPlan> {
  const { id, branchId, customerId, priceBookId } = order
  const { plan } = await priceOrder(
    tx,
    actor,
    {
      ...{ id, branchId, customerId, priceBookId, payments: [], items: added },
      declinedDiscounts: used.map(({ discountId }) => discountId),
    },
    { locks: true, holds: holds(order, tx.now) },
  )
  return plan
}

async function nextPlace(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.query<{ place: number }>(
    'select coalesce(max(position), -1) + 1 as place from sales_order_item where store_id = $1 and sales_order_id = $2',
    [tx.storeId, id],
  )
  return row!.place
}
