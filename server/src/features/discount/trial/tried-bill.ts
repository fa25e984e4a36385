import type { PriceSource } from '@quay/contract/bill/errors'
import type { TrialBuyer } from '@quay/contract/discount/trial'
import { branchClock } from '@quay/domain/price/branch-clock'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { readTriedCustomer } from './tried-customer.ts'

interface Item {
  productId: string
  unitId: string
  quantity: number
  unitPrice: number
  priceSource: PriceSource
  bookId: string | null
}

/** A bill as a cart that promotions are tried on: what was bought, for how much, when, where, by whom and for whom. */
export interface TriedBill {
  code: string
  payable: number
  buyer: TrialBuyer
  items: Item[]
}

interface Row extends Pick<TrialBuyer, 'branchId' | 'sellerId' | 'channel'> {
  id: string
  code: string
  payable: number
  customerId: string | null
  soldAt: string
  timeZone: string
}

const billSql = `
  select b.id, b.code, b.payable, b.branch_id, b.seller_id, b.customer_id, b.channel, b.sold_at, r.time_zone
  from bill b join branch r on r.store_id = b.store_id and r.id = b.branch_id
  where b.store_id = $1 and upper(b.code) = upper($2)`

/** Gifts were no choice of the customer: the promotions that are tried give their own. */
const itemsSql = `
  select product_id, unit_id, quantity, unit_price, price_source, price_book_id as book_id from bill_item
  where store_id = $1 and bill_id = $2 and gift_discount_id is null order by position`

/** Reads a bill by its code. Throws `not-found`, also for a branch that is not the caller's. */
export async function readTriedBill(tx: Tx, actor: Actor, code: string): Promise<TriedBill> {
  const [bill] = await tx.query<Row>(billSql, [tx.storeId, code.trim()])
  if (!bill || !actor.branchIds.includes(bill.branchId)) throw new DomainError('not-found', { kind: 'bill', id: code })
  const { id, code: own, payable, branchId, sellerId, channel, customerId, soldAt, timeZone } = bill
  const at = branchClock(soldAt, timeZone).slice(0, 16)
  const [items, customer] = await Promise.all([
    tx.query<Item>(itemsSql, [tx.storeId, id]),
    customerId ? readTriedCustomer(tx, customerId, at.slice(0, 10)) : null,
  ])
  return { code: own, payable, buyer: { branchId, sellerId, channel, at, customer }, items }
}
