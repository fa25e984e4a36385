import type { CancellableDocument } from '@quay/domain/ledger/check-cancellable'
import type { ReversalFacts } from '@quay/domain/stock/decide-reversal'
import type { Tx } from '../../db/connection/transaction.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { lockStock } from './apply-stock.ts'

/**
 * Reads what a document wrote in the stock ledger, and under lock what of it is still there: what the cancel of a document
 * that moved goods and no money depends on (decideReversal). The document itself is locked by the caller.
 */
export async function loadUndo(
  tx: Tx,
  document: CancellableDocument & { branchId: string },
): Promise<{ facts: ReversalFacts; today: string }> {
  const entries = await tx.query<ReversalFacts['stockEntries'][number]>(entriesSql, [tx.storeId, document.id])
  const productIds = [...new Set(entries.map(entry => entry.productId))]
  const lotIds = [...new Set(entries.map(entry => entry.lotId))]
  const [stocks, shelves, products, day] = await Promise.all([
    lockStock(tx, document.branchId, productIds),
    tx.query<ReversalFacts['shelves'][number]>(shelvesSql, [tx.storeId, document.branchId, lotIds]),
    tx.query<Omit<ReversalFacts['products'][number], 'onHand' | 'entryCount'>>(productsSql, [tx.storeId, productIds]),
    lockBranchDay(tx, document.branchId),
  ])
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return {
    today: day.today,
    facts: {
      document,
      closedThrough: day.closedThrough,
      stockEntries: entries,
      shelves,
      products: products.map(product => {
        const { onHand, entryCount } = stockOf.get(product.id)!
        return { ...product, onHand, entryCount }
      }),
    },
  }
}

const entriesSql = `
  select id, kind, product_id, lot_id, bucket, line_id, quantity, value
  from stock_entry e where store_id = $1 and document_id = $2 and reverses_id is null and kind not in ('REVALUATION', 'OWED_SETTLED')
  order by product_id, sequence`

const shelvesSql = `
  select s.lot_id, l.number as lot_number, s.bucket, s.quantity, s.value
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $2 and s.lot_id = any($3::uuid[])
  order by s.lot_id, s.bucket for update of s`

const productsSql = `
  select p.id, p.name,
    coalesce((select json_agg(json_build_object('name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`
