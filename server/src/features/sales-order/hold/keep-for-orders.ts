import type { Tx } from '../../../db/connection/transaction.ts'
import { letGo, topUp } from './reserve.ts'

type Reads = Pick<Tx, 'storeId' | 'query'>

/** The job that keeps goods which came for orders that miss some; its id is the branch. */
export const topUpHoldsKind = 'top-up-holds'

const shortAtSql = `
  select r.sales_order_id as id from sales_order_reservation r
  where r.store_id = $1 and r.branch_id = $2 and r.product_id = any($3::uuid[]) and r.held < r.wanted limit 1`

/** Goods came to a branch: where orders miss some, a job keeps them, who was confirmed first before the others. */
export async function tellOrders(
  tx: Pick<Tx, 'storeId' | 'query' | 'enqueue'>,
  branchId: string,
  productIds: readonly string[],
): Promise<void> {
  const short = await tx.query(shortAtSql, [tx.storeId, branchId, productIds])
  if (short.length > 0) await tx.enqueue({ kind: topUpHoldsKind, id: branchId })
}

const waitingSql = `
  select o.id from sales_order o
  where o.store_id = $1 and o.branch_id = $2 and o.progress in ('OPEN', 'PARTIAL') and o.hold_ended_at is null
    and (o.hold_until is null or o.hold_until > $3)
    and exists (select from sales_order_reservation r where r.store_id = $1 and r.sales_order_id = o.id and r.held < r.wanted)
  order by o.id for update`

/** Keeps for the orders of a branch that miss goods what is there by now. Gives how much more is kept. */
export async function topUpBranch(tx: Reads, branchId: string, now: Date): Promise<number> {
  const waiting = await tx.query<{ id: string }>(waitingSql, [tx.storeId, branchId, now])
  return waiting.length === 0
    ? 0
    : topUp(
        tx,
        branchId,
        waiting.map(({ id }) => id),
      )
}

const overSql = `
  select id, branch_id from sales_order
  where store_id = $1 and progress in ('OPEN', 'PARTIAL') and hold_ended_at is null and hold_until <= $2
  order by id for update`

/** Lets the goods of orders go whose hold has ended; the orders stay open. Gives the branches at which goods are free now. */
export async function releaseEndedHolds(tx: Reads, now: Date): Promise<string[]> {
  const over = await tx.query<{ id: string; branchId: string }>(overSql, [tx.storeId, now])
  // One branch after the other, so that stock is locked in the order of products.
  for (const order of over) {
    await letGo(tx, order)
    await tx.query('update sales_order set hold_ended_at = $3, version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      order.id,
      now,
    ])
  }
  return [...new Set(over.map(({ branchId }) => branchId))]
}
