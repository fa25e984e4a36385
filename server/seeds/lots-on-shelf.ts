import type { Tx } from '../src/db/transaction.ts'

interface LotOnShelf {
  productId: string
  lotNumber: string
  /** The base unit. */
  unitId: string
  quantity: number
}

/** Lots of a branch worth counting, more than five units each: those that cost most, or of which most lie there. */
export const lotsOnShelf = (tx: Tx, branchId: string, by: 'value' | 'quantity', limit: number): Promise<LotOnShelf[]> =>
  tx.query<LotOnShelf>(
    `select s.product_id as "productId", l.number as "lotNumber", u.id as "unitId", s.quantity
     from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
     join product_unit u on u.store_id = s.store_id and u.product_id = s.product_id and u.is_base
     where s.store_id = $1 and s.branch_id = $2 and s.bucket = 'sellable' and s.quantity > 5 and l.number <> ''
     order by s.${by} desc, s.lot_id limit $3`,
    [tx.storeId, branchId, limit],
  )
