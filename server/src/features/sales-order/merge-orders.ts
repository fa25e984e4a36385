import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { postDeposit } from '@quay/domain/bill-of-order/post-deposit'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { insertHead } from '../../document/write-document.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { withComponentsSql } from '../product/read/combo-sql.ts'
import { lockStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { type AskedAgain, type OrderedSurcharge, readAsked } from './asked-again.ts'
import { salesOrderCodes } from './codes.ts'
import { askedOf, useOf, wordsOf } from './create-order.ts'
import { countReserved, endHolds } from './hold/reserve.ts'
import { readSalesOrder } from './order-queries.ts'
import { amountsOf, insertLines, lockOrders, payerOf, type StoredOrder } from './order-store.ts'
import { endUses } from './order-uses.ts'
import { type AskedContent, type PricedContent, priceOrder } from './price-order.ts'

interface Asked {
  id?: string | undefined
  ids: readonly string[]
  expectedPayable?: number | undefined
}

/** What the orders would come to as one. Throws `orders-not-mergeable`, and what decideSalesOrder refuses. */
export async function previewMerge(tx: Tx, actor: Actor, ids: readonly string[]) {
  const orders = await tx.query<StoredOrder>(readManySql, [tx.storeId, ids, actor.branchIds])
  const first = requireMergeable(orders, ids)
  const content = await contentOf(tx, orders)
  // Their codes are used by themselves now; the order that they become takes them over.
  const { plan } = await priceOrder(
    tx,
    actor,
    { ...content, codes: [], id: newId(), branchId: first.branchId, payments: [] },
    { locks: false, holds: false },
  )
  return {
    payableBefore: sum(orders, ({ payable, surcharges }) => payable + surcharges),
    payable: plan.money.payable,
    surcharges: plan.surcharges.amount,
    deposit: sum(orders, ({ deposit }) => deposit),
    itemCount: plan.items.length,
  }
}

/**
 * Makes one order of several of a customer: goods that were kept, deposits and promotions go over, and it is priced anew. The old ones are
 * cancelled and name it. Throws `orders-not-mergeable`, what decideSalesOrder refuses, and `idempotency-conflict`.
 */
export const mergeOrders = (tx: Tx, actor: Actor, body: Asked, hash: Buffer): Promise<SalesOrder> =>
  createFrom(tx, 'sales_order', body, hash, {
    read: id => readSalesOrder(tx, actor, id),
    make: async content => {
      await makeOneOf(tx, actor, content, hash)
      return readSalesOrder(tx, actor, content.id)
    },
  })

async function makeOneOf(
  tx: Tx,
  actor: Actor,
  { id, ids, expectedPayable }: Asked & { id: string },
  hash: Buffer,
): Promise<void> {
  const orders = await lockOrders(tx, actor, ids)
  const first = requireMergeable(orders, ids)
  const { branchId, customerId } = first
  requireActiveBranch(actor, branchId)
  const content = await contentOf(tx, orders)
  const { today } = await readBranchDay(tx, branchId)
  await giveBack(tx, orders, content, today)
  const asked = { ...content, ...(expectedPayable !== undefined && { expectedPayable }) }
  const priced = await priceOrder(tx, actor, { ...asked, id, branchId, payments: [] }, { locks: true, holds: true })
  const code = await nextCode(tx, salesOrderCodes)
  await insertHead(
    tx,
    actor,
    'sales_order',
    { id, code, hash },
    {
      branchId,
      status: 'SUCCEED',
      progress: 'OPEN',
      ...wordsOf({ ...first, note: `Gộp từ ${orders.map(order => order.code).join(', ')}` }),
      ...askedOf(content),
      ...amountsOf(priced.plan),
      customerName: first.customerName,
      holdUntil: latest(orders),
      sellerId: actor.employeeId,
      confirmedAt: orders.map(({ confirmedAt }) => confirmedAt!).sort()[0]!,
      confirmedByName: actor.fullName,
      businessDay: today,
    },
  )
  await insertLines(tx, { id, branchId }, priced.plan)
  await countReserved(
    tx,
    branchId,
    priced.plan.reservations.map(({ productId, held }) => ({ productId, more: held })),
  )
  await useOf(tx, { id, branchId, customerId }, priced)
  await moveDeposits(tx, actor, orders, { ...first, id, code }, today)
  for (const order of orders)
    await updateVersioned(tx, 'sales_order', order.id, {
      status: 'CANCELLED',
      progress: 'CANCELLED',
      mergedInto: id,
      cancelledAt: tx.now,
      cancelledByName: actor.fullName,
      cancelReason: `Gộp vào ${code}`,
    })
  await tx.audit('order.merge', { kind: 'order', id, code, branchId }, undefined, {
    mergedOrders: orders.map(order => order.code).join(', '),
    payable: priced.plan.money.payable,
    deposit: sum(orders, ({ deposit }) => deposit),
  })
}

const readManySql = `
  select id, code, branch_id, status, progress, customer_id, customer_name, contact_name, contact_phone, price_book_id, hold_until,
    hold_ended_at, expected_on, payable, surcharges, deposit, deposit_entry_count, confirmed_at, version
  from sales_order where store_id = $1 and id = any($2::uuid[]) and branch_id = any($3::uuid[]) order by id`

/** Gives the first of them. Throws `orders-not-mergeable`. */
function requireMergeable(orders: readonly StoredOrder[], ids: readonly string[]): StoredOrder {
  const [first] = orders
  const fits =
    first &&
    orders.length === new Set(ids).size &&
    orders.length > 1 &&
    first.customerId !== null &&
    orders.every(
      order =>
        order.progress === 'OPEN' &&
        order.customerId === first.customerId &&
        order.branchId === first.branchId &&
        order.priceBookId === first.priceBookId,
    )
  if (!fits) throw new DomainError('orders-not-mergeable')
  return first
}

/** What they ask for together: the discount of a whole order goes on as an amount. */
async function contentOf(tx: Tx, orders: readonly StoredOrder[]): Promise<AskedContent> {
  const asked: AskedAgain[] = []
  for (const { id } of orders) asked.push(await readAsked(tx, id))
  const amounts = await tx.query<{ amount: number }>(
    'select coalesce(sum(order_discount), 0)::bigint as amount from sales_order where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, orders.map(({ id }) => id)],
  )
  const { amount } = amounts[0]!
  const each = <Value>(of: (one: PricedContent) => readonly Value[] | undefined) => [
    ...new Set(asked.flatMap(one => of(one) ?? [])),
  ]
  return {
    customerId: asked[0]!.customerId,
    priceBookId: asked[0]!.priceBookId,
    items: ownDoses(asked),
    discount: amount > 0 ? { unit: 2, value: amount } : null,
    codes: each(({ codes }) => codes),
    chosenDiscounts: each(({ chosenDiscounts }) => chosenDiscounts),
    declinedDiscounts: each(({ declinedDiscounts }) => declinedDiscounts),
    ordered: joinOrdered(asked.flatMap(({ ordered }) => ordered)),
  }
}

/** What several orders take of one surcharge: an amount that somebody typed is added up, what the store takes is taken once. */
const joinOrdered = (rows: readonly OrderedSurcharge[]): OrderedSurcharge[] =>
  [...Map.groupBy(rows, ({ surchargeId }) => surchargeId)].map(([surchargeId, of]) => ({
    surchargeId,
    amount: of.reduce((all, { amount }) => all + amount, 0),
    isTyped: of.some(({ isTyped }) => isTyped),
  }))

/** Liều of two orders stay two: those of all orders are numbered together. */
function ownDoses(asked: readonly AskedAgain[]): PricedContent['items'] {
  const groups = new Map<string, number>()
  const groupOf = (key: string) => groups.get(key) ?? groups.set(key, groups.size + 1).size
  return asked.flatMap((one, place) =>
    one.items.map(({ id: _, sample, ...item }) =>
      sample ? { ...item, sample: { ...sample, group: groupOf(`${place} ${sample.group}`) } } : item,
    ),
  )
}

/** Lets go and gives back what they keep and used, behind the locks that the new order needs. */
async function giveBack(
  tx: Tx,
  orders: readonly StoredOrder[],
  { items, customerId }: Pick<AskedContent, 'items' | 'customerId'>,
  today: string,
): Promise<void> {
  const goods = await tx.query<{ productId: string }>(`select unnest(${withComponentsSql('$2')}) as product_id`, [
    tx.storeId,
    items.map(({ productId }) => productId),
  ])
  await lockStock(tx, orders[0]!.branchId, [...new Set(goods.map(({ productId }) => productId))].sort())
  await tx.query('select id from customer where store_id = $1 and id = $2 for update', [tx.storeId, customerId])
  for (const order of orders) {
    await endHolds(tx, order)
    await endUses(tx, order.id, today)
  }
}

/** Two rows each deposit: off the chain of the old order, onto that of the new one. */
async function moveDeposits(
  tx: Tx,
  actor: Actor,
  orders: readonly StoredOrder[],
  target: Pick<StoredOrder, 'id' | 'code' | 'branchId' | 'customerId' | 'customerName' | 'contactName'>,
  today: string,
): Promise<void> {
  const posting = postingOf(actor, 'order', target, today, payerOf(target))
  let [deposit, depositEntryCount] = [0, 0]
  for (const order of orders) {
    if (order.deposit === 0) continue
    const [off] = postDeposit(order, [{ kind: 'DEPOSIT_MOVED', amount: order.deposit }])
    const [onto] = postDeposit({ id: target.id, deposit, depositEntryCount }, [
      { kind: 'DEPOSIT_MOVED', amount: 0 - order.deposit },
    ])
    await postDebt(tx, posting, { ...off!, partnerKind: 'order', partnerId: order.id })
    await postDebt(tx, posting, { ...onto!, partnerKind: 'order', partnerId: target.id })
    deposit += order.deposit
    depositEntryCount += 1
  }
}

/** The latest end of their holds; null where one has none. */
const latest = (orders: readonly StoredOrder[]): string | null =>
  orders.some(({ holdUntil }) => holdUntil === null)
    ? null
    : orders
        .map(({ holdUntil }) => holdUntil!)
        .sort()
        .at(-1)!

const sum = (orders: readonly StoredOrder[], of: (order: StoredOrder) => number) =>
  orders.reduce((all, order) => all + of(order), 0)
