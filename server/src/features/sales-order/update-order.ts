import type { SalesOrder, SalesOrderPatch } from '@quay/contract/sales-order/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { requireDraft, requireVersion } from '../../document/lock-document.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { withComponentsSql } from '../product/read/combo-sql.ts'
import { holdProducts } from '../product/write/hold-products.ts'
import { lockStock } from '../stock/apply-stock.ts'
import { lockCodes } from '../voucher-code/code-store.ts'
import { amendOrder } from './amend-order.ts'
import { readAsked } from './asked-again.ts'
import { askedOf, holdUntilOf, requireSomebody, startOrder, useOf, whoTheyAre } from './create-order.ts'
import { describeOrder } from './describe-order.ts'
import { countReserved, letGo } from './hold/reserve.ts'
import { readSalesOrder } from './order-queries.ts'
import {
  amountsOf,
  billOf,
  deleteLines,
  holds,
  insertLines,
  lockOrder,
  requireOpen,
  type StoredOrder,
} from './order-store.ts'
import { endUses } from './order-uses.ts'
import { type AskedContent, type PricedOrder, priceOrder } from './price-order.ts'

const priced = [
  'customerId',
  'priceBookId',
  'items',
  'discount',
  'codes',
  'chosenDiscounts',
  'declinedDiscounts',
  'surcharges',
] as const

/**
 * Changes an order. Words and goods change as long as it is open; it is priced anew while no bill took of it. Throws `not-found`,
 * `order-closed`, `version-conflict` with the order as it is, `order-has-bills`, `order-line-unknown`, and what amendOrder and
 * decideSalesOrder refuse.
 */
export async function updateOrder(tx: Tx, actor: Actor, id: string, patch: SalesOrderPatch): Promise<SalesOrder> {
  const { version, expectedPayable: _, reprice = false, ...content } = patch
  const read = () => readSalesOrder(tx, actor, id)
  const order = await lockOrder(tx, actor, id)
  if (order.progress !== 'DRAFT') requireOpen(order)
  await requireVersion(order, version, read)
  requireActiveBranch(actor, order.branchId)
  const before = await readWords(tx, id)
  const words = patched(before, content)
  const customerId = content.customerId === undefined ? order.customerId : content.customerId
  if (order.status === 'SUCCEED') requireSomebody({ ...words, customerId })
  await holdProducts(tx, [...new Set(content.items?.map(({ productId }) => productId))])
  const isPriced = reprice || priced.some(field => content[field] !== undefined)
  const payable = isPriced ? await priceAnew(tx, actor, order, patch) : order.payable
  await updateVersioned(tx, 'sales_order', id, words)
  const changed = changedFields({ ...before, payable: order.payable }, { ...words, payable })
  await tx.audit('order.update', { kind: 'order', id, code: order.code, branchId: order.branchId }, changed.before, {
    ...changed.after,
    ...(isPriced && { repriced: true }),
  })
  return read()
}

/** Prices an order with its changed content: one that has bills keeps the price of what stands. Gives what is to be paid. */
async function priceAnew(tx: Tx, actor: Actor, order: StoredOrder, patch: SalesOrderPatch): Promise<number> {
  const { version: _, reprice = false, items, expectedPayable, ...content } = patch
  const expected = expectedPayable === undefined ? {} : { expectedPayable }
  const onlyGoods = !reprice && priced.every(field => field === 'items' || patch[field] === undefined)
  if (items && onlyGoods && (await billOf(tx, order.id)) !== null)
    return (await amendOrder(tx, actor, order, { items, ...expected })).payable
  if (items) await requireOwnLines(tx, order, items)
  const asked = { ...content, ...(items && { items }), ...expected }
  return (await repriceOrder(tx, actor, order, asked)).plan.money.payable
}

/** Throws `order-line-unknown` for a line that is none of the order, or named twice. */
async function requireOwnLines(
  tx: Tx,
  { id, code }: StoredOrder,
  items: NonNullable<SalesOrderPatch['items']>,
): Promise<void> {
  const named = items.flatMap(item => item.id ?? [])
  const own = await tx.query<{ id: string }>(
    'select id from sales_order_item where store_id = $1 and sales_order_id = $2 and id = any($3::uuid[])',
    [tx.storeId, id, named],
  )
  if (own.length !== named.length) throw new DomainError('order-line-unknown', { product: 'Hàng này', code })
}

interface Words {
  contactName: string | null
  contactPhone: string | null
  address: string | null
  channel: string | null
  expectedOn: string | null
  note: string | null
}

const wordsSql = `
  select contact_name, contact_phone, address, channel, expected_on, note from sales_order where store_id = $1 and id = $2`

const readWords = async (tx: Tx, id: string) => (await tx.query<Words>(wordsSql, [tx.storeId, id]))[0]!

/**
 * Prices a locked order anew, with other content or as it stands: what it keeps and used is given back first, in the order of locks, so
 * that it gets its own again. Throws `order-has-bills`.
 */
export async function repriceOrder(
  tx: Tx,
  actor: Actor,
  order: StoredOrder,
  content: Partial<AskedContent>,
): Promise<PricedOrder> {
  const { id, branchId } = order
  const bill = await billOf(tx, id)
  if (bill) throw new DomainError('order-has-bills', { bill })
  const asked = { ...(await readAsked(tx, id)), ...definedOf(content) }
  const isConfirmed = order.status === 'SUCCEED'
  const keeps = holds(order, tx.now)
  if (isConfirmed) await lockGoods(tx, order, asked)
  const result = await priceOrder(
    tx,
    actor,
    { ...asked, id, branchId, payments: [] },
    { locks: isConfirmed, holds: keeps },
  )
  const customer = await whoTheyAre(tx, asked.customerId)
  await deleteLines(tx, id)
  await insertLines(tx, order, isConfirmed ? result.plan : { ...result.plan, reservations: [] })
  if (isConfirmed) {
    await countReserved(
      tx,
      branchId,
      result.plan.reservations.map(({ productId, held }) => ({ productId, more: held })),
    )
    await useOf(tx, { id, branchId, customerId: customer?.id ?? null }, result)
    const rest = result.plan.money.payable + result.plan.surcharges.amount
    if (order.deposit > rest)
      throw new DomainError('deposit-over', { rest, restText: `${rest.toLocaleString('vi-VN')}đ` })
  }
  await updateVersioned(tx, 'sales_order', id, {
    ...askedOf({ ...asked, customerId: customer?.id ?? null }),
    ...amountsOf(result.plan),
    customerName: customer?.name ?? null,
  })
  return result
}

/** Locks stock, customer and codes of what the order was and will be, and gives back what it kept and used. */
async function lockGoods(tx: Tx, order: StoredOrder, asked: AskedContent): Promise<void> {
  const wanted = asked.items.map(({ productId }) => productId)
  const goods = await tx.query<{ productId: string }>(goodsSql, [tx.storeId, wanted, order.id])
  await lockStock(tx, order.branchId, [...new Set(goods.map(({ productId }) => productId))].sort())
  const customers = [order.customerId, asked.customerId].filter(id => id !== null && id !== undefined)
  await tx.query('select id from customer where store_id = $1 and id = any($2::uuid[]) order by id for update', [
    tx.storeId,
    customers,
  ])
  await lockCodes(tx, asked.codes ?? [])
  await letGo(tx, order)
  const { today } = await readBranchDay(tx, order.branchId)
  await endUses(tx, order.id, today)
}

const goodsSql = `
  select unnest(${withComponentsSql('$2')}) as product_id
  union select product_id from sales_order_reservation where store_id = $1 and sales_order_id = $3`

const definedOf = (content: Partial<AskedContent>): Partial<AskedContent> =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))

interface Confirm {
  version: number
  requireStock?: boolean | undefined
  holdUntil?: string | null | undefined
  deposit?: { payments: { method: 'CASH' | 'BANK'; amount: number; accountId?: string | undefined }[] } | undefined
  expectedPayable?: number | undefined
}

/** Confirms a draft: it is priced by what holds now, its goods are kept and its deposit comes in. Throws `not-a-draft`, `version-conflict`. */
export async function confirmOrder(tx: Tx, actor: Actor, id: string, body: Confirm): Promise<SalesOrder> {
  const read = () => readSalesOrder(tx, actor, id)
  const order = await lockOrder(tx, actor, id)
  requireDraft(order)
  await requireVersion(order, body.version, read)
  requireActiveBranch(actor, order.branchId)
  requireSomebody(order)
  const holdUntil = await holdUntilOf(tx, body.holdUntil)
  const payments = body.deposit?.payments ?? []
  const asked = {
    ...(await readAsked(tx, id)),
    id,
    branchId: order.branchId,
    payments,
    ...(body.requireStock !== undefined && { requireStock: body.requireStock }),
    ...(body.expectedPayable !== undefined && { expectedPayable: body.expectedPayable }),
  }
  const result = await priceOrder(tx, actor, asked, { locks: true, holds: true })
  await deleteLines(tx, id)
  await insertLines(tx, order, result.plan)
  await updateVersioned(tx, 'sales_order', id, {
    ...amountsOf(result.plan),
    status: 'SUCCEED',
    progress: 'OPEN',
    holdUntil,
    customerName: result.loaded.facts.customer?.name ?? null,
    confirmedAt: tx.now,
    confirmedByName: actor.fullName,
  })
  const deposit = await startOrder(tx, actor, order, result, payments)
  await tx.audit(
    'order.confirm',
    { kind: 'order', id, code: order.code, branchId: order.branchId, amount: deposit || null },
    undefined,
    {
      ...describeOrder({ ...order, ...amountsOf(result.plan), holdUntil }),
      deposit,
    },
  )
  return read()
}
