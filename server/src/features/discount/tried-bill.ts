import type { SaleChannel } from '@quay/contract/enumeration'
import { branchClock } from '@quay/domain/price/branch-clock'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

/** A bill as a cart that promotions are tried on: what was bought, when, where, by whom and for whom. */
export interface TriedBill {
  code: string
  payable: number
  branchId: string
  sellerId: string
  customerId: string | null
  channel: SaleChannel
  at: string
  items: { productId: string; unitId: string; quantity: number }[]
}

type Row = Omit<TriedBill, 'at' | 'items'> & { id: string; soldAt: string; timeZone: string }

const billSql = `
  select b.id, b.code, b.payable, b.branch_id, b.seller_id, b.customer_id, b.channel, b.sold_at, r.time_zone
  from bill b join branch r on r.store_id = b.store_id and r.id = b.branch_id
  where b.store_id = $1 and upper(b.code) = upper($2)`

/** Gifts were no choice of the customer: the promotions that are tried give their own. */
const itemsSql = `
  select product_id, unit_id, quantity from bill_item
  where store_id = $1 and bill_id = $2 and gift_discount_id is null order by position`

/** Reads a bill by its code. Throws `not-found`, also for a branch that is not the caller's. */
export async function readTriedBill(tx: Tx, actor: Actor, code: string): Promise<TriedBill> {
  const [bill] = await tx.query<Row>(billSql, [tx.storeId, code.trim()])
  if (!bill || !actor.branchIds.includes(bill.branchId)) throw new DomainError('not-found', { kind: 'bill', id: code })
  const { id, soldAt, timeZone, ...head } = bill
  const items = await tx.query<TriedBill['items'][number]>(itemsSql, [tx.storeId, id])
  return { ...head, at: branchClock(soldAt, timeZone).slice(0, 16), items }
}
