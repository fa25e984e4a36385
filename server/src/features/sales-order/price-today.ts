import type { OrderPriceToday, RepriceBody, SalesOrder } from '@quay/contract/sales-order/shapes'
import type { BillFacts } from '@quay/domain/bill/bill-facts'
import { promotionsChanged } from '@quay/domain/sales-order/promotions-changed'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { requireVersion } from '../../document/lock-document.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readAsked } from './asked-again.ts'
import { readSalesOrder } from './order-queries.ts'
import { billOf, lockOrder, readOrder, requireOpen } from './order-store.ts'
import { type Given, readOrderUses } from './order-uses.ts'
import { priceOrder } from './price-order.ts'
import { repriceOrder } from './update-order.ts'

/**
 * What an order is to be paid, what it would be by the prices and promotions of now, and which promotions are others since. Writes nothing.
 * Throws `not-found`, `order-closed`, `order-has-bills`, and what decideSalesOrder refuses.
 */
export async function priceToday(tx: Tx, actor: Actor, id: string): Promise<OrderPriceToday> {
  const order = await readOrder(tx, actor, id)
  if (order.progress !== 'DRAFT') requireOpen(order)
  const bill = await billOf(tx, id)
  if (bill) throw new DomainError('order-has-bills', { bill })
  const [asked, uses, before, prices] = await Promise.all([
    readAsked(tx, id),
    readOrderUses(tx, id),
    tx.query<{ discountId: string; name: string; amount: number }>(discountsSql, [tx.storeId, id]),
    tx.query<{ id: string; listPrice: number }>(pricesSql, [tx.storeId, id]),
  ])
  const { plan } = await priceOrder(
    tx,
    actor,
    { ...asked, id, branchId: order.branchId, payments: [] },
    { locks: false, holds: false, own: facts => withoutUses(facts, uses) },
  )
  return {
    before: order.payable + order.surcharges,
    now: plan.money.payable + plan.surcharges.amount,
    payable: plan.money.payable,
    ...promotionsChanged(
      { discounts: before, prices: new Map(prices.map(({ id: line, listPrice }) => [line, listPrice])) },
      {
        discounts: plan.discounts.map(({ amount, giftValue, ...one }) => ({ ...one, amount: amount + giftValue })),
        prices: new Map(plan.items.map(({ line }) => [line.id, line.listPrice])),
      },
    ),
  }
}

/**
 * Prices an order anew for who hands it out: as the bill of it may (`pricing` NOW), before its goods are in a cart. Throws `not-found`,
 * `order-closed`, `order-has-bills`, `version-conflict`, and what decideSalesOrder refuses.
 */
export async function takePriceOfToday(tx: Tx, actor: Actor, id: string, body: RepriceBody): Promise<SalesOrder> {
  const { version, expectedPayable } = body
  const read = () => readSalesOrder(tx, actor, id)
  const order = await lockOrder(tx, actor, id)
  requireOpen(order)
  await requireVersion(order, version, read)
  requireActiveBranch(actor, order.branchId)
  const { plan } = await repriceOrder(tx, actor, order, { expectedPayable })
  const { code, branchId, payable } = order
  await tx.audit(
    'order.update',
    { kind: 'order', id, code, branchId },
    { payable },
    {
      payable: plan.money.payable,
      repriced: true,
    },
  )
  return read()
}

const discountsSql = `
  select discount_id, name, amount + gift_value as amount from sales_order_discount
  where store_id = $1 and sales_order_id = $2 order by position`

const pricesSql = 'select id, list_price from sales_order_item where store_id = $1 and sales_order_id = $2'

/** As if the order had not used its promotions and codes yet: it gets its own again. */
function withoutUses(facts: BillFacts, uses: readonly Given[]): BillFacts {
  const own = new Map(uses.map(use => [use.discountId, use]))
  const codes = new Set(uses.map(({ voucherCodeId }) => voucherCodeId))
  const { customer } = facts
  return {
    ...facts,
    promotions: facts.promotions.map(one => {
      const use = own.get(one.id)
      if (!use) return one
      return { ...one, usedCount: one.usedCount - 1, usedAmount: one.usedAmount - use.amount - use.giftValue }
    }),
    codes: facts.codes?.map(code =>
      code.voucher && codes.has(code.voucher.id) ? { ...code, voucher: { ...code.voucher, state: 'ISSUED' } } : code,
    ),
    customer: customer && {
      ...customer,
      promotionUses: Object.fromEntries(
        Object.entries(customer.promotionUses ?? {}).map(([id, count]) => [id, own.has(id) ? count - 1 : count]),
      ),
    },
  }
}
