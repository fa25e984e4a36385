import type { BillBody } from '@quay/contract/bill/shapes'
import type { BillFacts } from '@quay/domain/bill/bill-facts'
import type { BillPlan } from '@quay/domain/bill/bill-plan'
import { postDeposit } from '@quay/domain/bill-of-order/post-deposit'
import { handOut } from '@quay/domain/sales-order/hold-goods'
import type { BilledOrder, OrderedSample } from '@quay/domain/sales-order/order-facts'
import { progressOf } from '@quay/domain/sales-order/progress-of'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { postDebt } from '../debt/apply-debt.ts'
import type { Posting } from '../stock/posting.ts'
import { type OrderedSurcharge, readOrderedSurcharges } from './asked-again.ts'
import { countReserved, keep, type Reservation, readReservations, topUp } from './hold/reserve.ts'
import { readOrderLines } from './order-lines.ts'
import { holds, isOpen, lockOrder, requireOpen, type StoredOrder } from './order-store.ts'
import { keepBilledUses } from './order-uses.ts'
import { withOrdered } from './price-order.ts'
import { repriceOrder } from './update-order.ts'

/** An order that a bill hands out, locked, with what it keeps. */
export interface OrderToBill {
  stored: StoredOrder
  order: BilledOrder
  reservations: Reservation[]
  /** What its first bill takes beside the goods; none for a later one. */
  ordered: OrderedSurcharge[]
}

type Asked = Pick<BillBody, 'orderId' | 'pricing'> & { branchId: string }

/**
 * Locks the order of a bill, before its stock; null for a bill of none. With `pricing` NOW the order is priced anew before. Throws
 * `not-found`, `order-closed`, `order-of-other-branch` and `order-has-bills`.
 */
export async function lockOrderToBill(
  tx: Tx,
  actor: Actor,
  { orderId, pricing, branchId }: Asked,
): Promise<OrderToBill | null> {
  if (!orderId) return null
  const stored = await lockOrder(tx, actor, orderId)
  requireOpen(stored)
  if (stored.branchId !== branchId) throw refuseField('order-of-other-branch', 'orderId', { code: stored.code })
  if (pricing === 'NOW') await repriceOrder(tx, actor, stored, {})
  return {
    stored,
    order: await readBilledOrder(tx, stored),
    reservations: await readReservations(tx, orderId),
    ordered: stored.progress === 'PARTIAL' ? [] : await readOrderedSurcharges(tx, orderId),
  }
}

/** What a sale depends on, with the order that it hands out: what the order keeps is there for its own bills. */
export function withOrder(facts: BillFacts, { order, reservations, ordered }: OrderToBill): BillFacts {
  const own = Map.groupBy(reservations, ({ productId }) => productId)
  const held = (id: string) => own.get(id)?.reduce((sum, row) => sum + row.held, 0) ?? 0
  // A bill that replaces another one keeps what that one took.
  const isOrdered = ordered.length > 0 && !facts.surcharges?.before
  return {
    ...(isOrdered ? withOrdered(facts, ordered) : facts),
    order,
    products: facts.products.map(product => ({ ...product, reserved: product.reserved - held(product.id) })),
  }
}

/** A line of a bill as its order says it: whether it is a gift, in which liều it is, and why it costs more than was posted. */
export function asOrdered<Item extends BillBody['items'][number]>(item: Item, { order }: OrderToBill): Item {
  const line = order.lines.find(({ id }) => id === item.orderItemId)
  if (!line) return item
  const { price: _price, discount: _discount, giftOf: _gift, postedReason: _reason, sample: _sample, ...asked } = item
  return {
    ...asked,
    ...(line.sample && { sample: sampleOf(line.sample, item.quantity * line.ratio, line.baseQuantity) }),
    ...(line.giftOf && { giftOf: line.giftOf }),
    ...(line.postedReason && { postedReason: line.postedReason }),
  } as Item
}

/** The liều of a line that a bill hands out a part of: at least one. */
const sampleOf = ({ count, replacedProductId, ...sample }: OrderedSample, taken: number, whole: number) => ({
  ...sample,
  count: Math.max(Math.floor((count * Math.min(taken, whole)) / whole), 1),
  ...(replacedProductId && { replacedProductId }),
})

async function readBilledOrder(tx: Tx, { id, code }: StoredOrder): Promise<BilledOrder> {
  const [heads, lines, discounts] = await Promise.all([
    tx.query<{ deposit: number; depositEntryCount: number }>(
      'select deposit, deposit_entry_count from sales_order where store_id = $1 and id = $2',
      [tx.storeId, id],
    ),
    readOrderLines(tx, id),
    tx.query<BilledOrder['discounts'][number]>(discountsSql, [tx.storeId, id]),
  ])
  return { id, code, ...heads[0]!, lines, discounts }
}

const discountsSql = `
  select discount_id, code, name, level, effect, times, gift_value from sales_order_discount
  where store_id = $1 and sales_order_id = $2 order by position`

const countBilledSql = `
  update sales_order_item i set billed_base = i.billed_base + c.quantity
  from unnest($2::uuid[], $3::bigint[]) as c (id, quantity) where i.store_id = $1 and i.id = c.id`

interface Moved {
  itemId: string
  /** Base units of the line; below zero they come back. */
  quantity: number
}

const linesOf = (tx: Tx, id: string) =>
  tx.query<{ id: string; baseQuantity: number; billedBase: number }>(
    'select id, base_quantity, billed_base from sales_order_item where store_id = $1 and sales_order_id = $2',
    [tx.storeId, id],
  )

/** Counts what a bill took of its order: its lines, what was kept for them, and the deposit that it used. */
export async function settleOrder(
  tx: Tx,
  posting: Posting,
  plan: BillPlan,
  { stored, reservations }: OrderToBill,
): Promise<void> {
  const moved = plan.items.flatMap(({ orderItemId, baseQuantity }) =>
    orderItemId ? [{ itemId: orderItemId, quantity: baseQuantity }] : [],
  )
  await countBilled(tx, moved)
  const takenOf = new Map(moved.map(({ itemId, quantity }) => [itemId, quantity]))
  const after = reservations.flatMap(row => {
    const quantity = (takenOf.get(row.itemId) ?? 0) * row.perBase
    return quantity === 0 ? [] : [{ row, ...handOut(row, quantity) }]
  })
  await keep(
    tx,
    after.map(({ row, ...kept }) => ({ id: row.id, ...kept })),
  )
  await countReserved(
    tx,
    stored.branchId,
    after.map(({ row, held }) => ({ productId: row.productId, more: held - row.held })),
  )
  await postDebt(
    tx,
    posting,
    plan.depositEntries.map(entry => ({ ...entry, partnerKind: 'order' as const, partnerId: stored.id })),
  )
  await updateVersioned(tx, 'sales_order', stored.id, { progress: progressOf(await linesOf(tx, stored.id)) })
}

const countBilled = (tx: Tx, moved: readonly Moved[]) =>
  tx.query(countBilledSql, [tx.storeId, moved.map(({ itemId }) => itemId), moved.map(({ quantity }) => quantity)])

const takenSql = `
  select order_item_id as item_id, base_quantity as quantity from bill_item
  where store_id = $1 and bill_id = $2 and order_item_id is not null`

const usedSql = `
  select id, amount from debt_entry d where store_id = $1 and document_id = $2 and kind = 'DEPOSIT_USED'`

/**
 * Takes back what a cancelled bill took of its locked order, after its goods came back: they are kept again as far as they are there, and
 * the order holds the deposit that the bill used. Of an order that has ended promotions keep what the other bills handed out.
 */
export async function unsettleOrder(tx: Tx, posting: Posting, billId: string, stored: StoredOrder): Promise<void> {
  const moved = await tx.query<Moved>(takenSql, [tx.storeId, billId])
  await countBilled(
    tx,
    moved.map(({ itemId, quantity }) => ({ itemId, quantity: 0 - quantity })),
  )
  const used = await tx.query<{ id: string; amount: number }>(usedSql, [tx.storeId, billId])
  const back = postDeposit(
    stored,
    used.map(({ id, amount }) => ({ kind: 'DEPOSIT_USED_CANCEL', amount: 0 - amount, reversesId: id })),
  )
  await postDebt(
    tx,
    posting,
    back.map(entry => ({ ...entry, partnerKind: 'order' as const, partnerId: stored.id })),
  )
  const isEnded = stored.progress === 'CLOSED' || stored.progress === 'CANCELLED'
  const progress = isEnded ? stored.progress : progressOf(await linesOf(tx, stored.id))
  await updateVersioned(tx, 'sales_order', stored.id, { progress })
  if (isEnded) return keepBilledUses(tx, { ...stored, businessDay: posting.businessDay })
  const takenOf = new Map(moved.map(({ itemId, quantity }) => [itemId, quantity]))
  const rows = await readReservations(tx, stored.id)
  await keep(
    tx,
    rows.map(({ id, itemId, perBase, wanted, held }) => ({
      id,
      held,
      wanted: wanted + (takenOf.get(itemId) ?? 0) * perBase,
    })),
  )
  const open = { ...stored, progress }
  if (isOpen(open) && holds(open, tx.now)) await topUp(tx, stored.branchId, [stored.id])
}

/** The code of an order; a bill that was sold before it is read again asks. */
export const namedOrder = (loaded: OrderToBill | null) => loaded && { id: loaded.stored.id, code: loaded.stored.code }

/** Throws `not-found` for a line that names one of no order. */
export function requireOrder({ orderId, items }: Pick<BillBody, 'orderId' | 'items'>): void {
  const place = orderId ? -1 : items.findIndex(({ orderItemId }) => orderItemId)
  if (place >= 0) throw new DomainError('not-found', { kind: 'order', id: null })
}
