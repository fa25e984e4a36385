import { holdGoods } from '@quay/domain/sales-order/hold-goods'
import type { Tx } from '../../../db/connection/transaction.ts'
import { availableSql, todayOfSql } from '../../stock/available-sql.ts'

type Reads = Pick<Tx, 'storeId' | 'query'>

export interface Reservation {
  id: string
  itemId: string
  productId: string
  perBase: number
  wanted: number
  held: number
}

const lockStockSql = `
  select product_id from product_stock
  where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) order by product_id for update`

const availableOfSql = `
  select p.id as product_id, ${availableSql('p.id', '$2', 'd.today')} as available
  from unnest($3::uuid[]) as p (id) cross join (select ${todayOfSql('$2')} as today) d`

const shortSql = `
  select r.id, r.item_id, r.product_id, r.per_base, r.wanted, r.held
  from sales_order_reservation r join sales_order o on o.store_id = r.store_id and o.id = r.sales_order_id
  join sales_order_item i on i.store_id = r.store_id and i.id = r.item_id
  where r.store_id = $1 and r.sales_order_id = any($2::uuid[]) and r.held < r.wanted
  order by o.confirmed_at, o.id, i.position, r.product_id`

const holdSql = `
  update sales_order_reservation r set held = r.held + c.more
  from unnest($2::uuid[], $3::bigint[]) as c (id, more) where r.store_id = $1 and r.id = c.id`

const reserveSql = `
  update product_stock s set reserved = s.reserved + c.more
  from unnest($3::uuid[], $4::bigint[]) as c (product_id, more)
  where s.store_id = $1 and s.branch_id = $2 and s.product_id = c.product_id`

export interface Kept {
  productId: string
  /** Base units; below zero they are let go. */
  more: number
}

/** Counts what is kept of products at a branch, whose stock is locked. */
export async function countReserved(tx: Reads, branchId: string, kept: readonly Kept[]): Promise<void> {
  const sums = [...Map.groupBy(kept, ({ productId }) => productId)]
    .map(([productId, rows]) => ({ productId, more: rows.reduce((sum, row) => sum + row.more, 0) }))
    .filter(({ more }) => more !== 0)
  if (sums.length === 0) return
  await tx.query(reserveSql, [
    tx.storeId,
    branchId,
    sums.map(({ productId }) => productId),
    sums.map(({ more }) => more),
  ])
}

/**
 * Keeps for locked orders of a branch what is there and nobody keeps, who was confirmed first before the others. Locks the stock of what
 * they miss. Gives how much more is kept.
 */
export async function topUp(tx: Reads, branchId: string, orderIds: readonly string[]): Promise<number> {
  const rows = await tx.query<Reservation>(shortSql, [tx.storeId, orderIds])
  if (rows.length === 0) return 0
  const productIds = [...new Set(rows.map(({ productId }) => productId))].sort()
  await tx.query(lockStockSql, [tx.storeId, branchId, productIds])
  const available = await tx.query<{ productId: string; available: number }>(availableOfSql, [
    tx.storeId,
    branchId,
    productIds,
  ])
  const free = new Map(available.map(row => [row.productId, row.available]))
  const more = holdGoods(rows, productId => free.get(productId) ?? 0)
  const kept = rows
    .map((row, place) => ({ id: row.id, productId: row.productId, more: more[place]! }))
    .filter(row => row.more > 0)
  if (kept.length === 0) return 0
  await tx.query(holdSql, [tx.storeId, kept.map(({ id }) => id), kept.map(row => row.more)])
  await countReserved(tx, branchId, kept)
  return kept.reduce((sum, row) => sum + row.more, 0)
}

const keepSql = `
  update sales_order_reservation r set wanted = c.wanted, held = c.held
  from unnest($2::uuid[], $3::bigint[], $4::bigint[]) as c (id, wanted, held) where r.store_id = $1 and r.id = c.id`

/** Writes what rows want and keep now; what a branch keeps is counted by itself. */
export const keep = (tx: Reads, rows: readonly { id: string; wanted: number; held: number }[]) =>
  tx.query(keepSql, [
    tx.storeId,
    rows.map(({ id }) => id),
    rows.map(({ wanted }) => wanted),
    rows.map(({ held }) => held),
  ])

const heldSql = `
  select id, item_id, product_id, per_base, wanted, held from sales_order_reservation
  where store_id = $1 and sales_order_id = $2 order by product_id`

/** What a locked order keeps. */
export const readReservations = (tx: Reads, orderId: string): Promise<Reservation[]> =>
  tx.query<Reservation>(heldSql, [tx.storeId, orderId])

/** Lets all go that a locked order keeps; what it wants stays wanted. */
export async function letGo(tx: Reads, order: { id: string; branchId: string }): Promise<void> {
  const rows = (await readReservations(tx, order.id)).filter(({ held }) => held > 0)
  if (rows.length === 0) return
  const productIds = [...new Set(rows.map(({ productId }) => productId))]
  await tx.query(lockStockSql, [tx.storeId, order.branchId, productIds])
  await tx.query('update sales_order_reservation set held = 0 where store_id = $1 and sales_order_id = $2', [
    tx.storeId,
    order.id,
  ])
  await countReserved(
    tx,
    order.branchId,
    rows.map(({ productId, held }) => ({ productId, more: 0 - held })),
  )
}

/** The same for an order that has ended: nothing is wanted any more. */
export async function endHolds(tx: Reads, order: { id: string; branchId: string }): Promise<void> {
  await letGo(tx, order)
  await tx.query('delete from sales_order_reservation where store_id = $1 and sales_order_id = $2', [
    tx.storeId,
    order.id,
  ])
}
