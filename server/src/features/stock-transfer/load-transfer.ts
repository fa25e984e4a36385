import type { MovingLot } from '@quay/domain/stock-transfer/decide-receipt'
import type { MovedLot, TransferFacts, TransferInput } from '@quay/domain/stock-transfer/transfer-facts'
import type { Tx } from '../../db/connection/transaction.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { type LockedStock, openStock } from '../stock/apply-stock.ts'

/**
 * Locks the stock of products at both ends of a transfer, by product and then by branch: transfers in opposite directions
 * take the same locks in the same order, and a sale at one of the branches is in step with both. The target's rows are made
 * where goods never were.
 */
export async function lockBothEnds(
  tx: Tx,
  { branchId, targetBranchId }: { branchId: string; targetBranchId: string },
  productIds: readonly string[],
): Promise<{ source: LockedStock[]; target: LockedStock[] }> {
  await openStock(tx, targetBranchId, productIds)
  const rows = await tx.query<LockedStock & { branchId: string }>(
    `select branch_id, product_id, on_hand, reserved, entry_count
     from product_stock where store_id = $1 and branch_id = any($2::uuid[]) and product_id = any($3::uuid[])
     order by product_id, branch_id for update`,
    [tx.storeId, [branchId, targetBranchId], productIds],
  )
  const of = (branch: string) => rows.filter(row => row.branchId === branch)
  return { source: of(branchId), target: of(targetBranchId) }
}

/** Reads what a transfer depends on; to send it, under the locks of both ends. */
export async function loadTransfer(
  tx: Tx,
  input: TransferInput,
  { locked, requested }: { locked: boolean; requested: TransferFacts['requested'] },
): Promise<TransferFacts> {
  const products = await tx.query<Omit<TransferFacts['products'][number], 'onHand' | 'entryCount'>>(productsSql, [
    tx.storeId,
    [...new Set(input.items.map(item => item.productId))],
  ])
  const productIds = products.map(({ id }) => id)
  const targets = await tx.query<{ name: string; isActive: boolean }>(
    'select name, is_active from branch where store_id = $1 and id = $2',
    [tx.storeId, input.targetBranchId],
  )
  const target = targets[0] ?? null
  // A target that the rule refuses gets no rows of stock.
  const opens = locked && target?.isActive && input.targetBranchId !== input.branchId
  const stocks = opens ? (await lockBothEnds(tx, input, productIds)).source : []
  const [lots, day] = await Promise.all([
    tx.query<MovedLot>(lotsSql, [tx.storeId, input.branchId, productIds]),
    readBranchDay(tx, input.branchId),
  ])
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return {
    now: tx.now.toISOString(),
    businessDay: day.today,
    target,
    requested,
    lots,
    products: products.map(product => {
      const { onHand = 0, entryCount = 0 } = stockOf.get(product.id) ?? {}
      return { ...product, onHand, entryCount }
    }),
  }
}

const productsSql = `
  select p.id, p.code, p.name, p.type,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[]) order by p.id`

// Includes lots that the source never had, so that the refusal of a chosen one says that it is empty there.
const lotsSql = `
  select l.id, l.product_id, l.number, l.expiry_date, l.state, coalesce(s.quantity, 0)::bigint as quantity,
    coalesce(s.value, 0)::bigint as value, to_char(l.first_received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first_received_at
  from lot l left join stock s on s.store_id = l.store_id and s.branch_id = $2 and s.lot_id = l.id and s.bucket = 'sellable'
  where l.store_id = $1 and l.product_id = any($3::uuid[])`

/** The lots of a sent transfer. */
export function readMovingLots(tx: Tx, id: string): Promise<MovingLot[]> {
  return tx.query<MovingLot>(
    `select l.id, l.item_id, l.product_id, l.lot_id, l.lot_number, l.quantity, l.value
     from stock_transfer_lot l join stock_transfer_item i on i.store_id = l.store_id and i.id = l.item_id
     where l.store_id = $1 and l.stock_transfer_id = $2 order by i.position, l.expiry_date nulls last, l.id`,
    [tx.storeId, id],
  )
}

/** What was asked for in a request that is stored, by product and unit. */
export function readRequested(tx: Tx, id: string) {
  return tx.query<TransferFacts['requested'][number]>(
    `select product_id, unit_id, sum(requested_quantity)::bigint as quantity
     from stock_transfer_item where store_id = $1 and stock_transfer_id = $2 and requested_quantity is not null group by 1, 2`,
    [tx.storeId, id],
  )
}

/** The goods of a transfer that is stored, line by line. */
export function readGoods(tx: Tx, id: string) {
  return tx.query<{ productId: string; productName: string; unitName: string; quantity: number }>(
    `select product_id, product_name, unit_name, quantity
     from stock_transfer_item where store_id = $1 and stock_transfer_id = $2 order by position`,
    [tx.storeId, id],
  )
}
