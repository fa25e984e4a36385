import type { Tx } from '../../db/connection/transaction.ts'
import type { StoredCheck } from './check-store.ts'

export interface LateSale {
  billId: string
  billCode: string
  productId: string
  productName: string
  lotNumber: string
  quantity: number
  soldAt: string
  postedAt: string
}

const maxListed = 100

/**
 * Sales that were made before the lot was counted and came to the server after the check was completed (a till without a
 * network): the count already missed those goods, so the books are short by them until the lot is counted again.
 */
export function readLateSales(tx: Tx, check: StoredCheck): Promise<LateSale[]> {
  return tx.query<LateSale>(lateSql, [tx.storeId, check.id, check.branchId, check.businessDay, check.postedAt])
}

const lateSql = `
  select b.id as bill_id, b.code as bill_code, l.product_id, l.product_name, l.lot_number,
    -e.quantity as quantity, b.sold_at, e.at as posted_at
  from stock_entry e
  join bill b on b.store_id = e.store_id and b.id = e.document_id and b.status = 'SUCCEED'
  join inventory_check_line l on l.store_id = e.store_id and l.inventory_check_id = $2 and l.lot_id = e.lot_id and l.bucket = e.bucket
  where e.store_id = $1 and e.branch_id = $3 and e.kind = 'SALE' and e.business_day >= $4 and e.at > $5 and coalesce(e.happened_at, e.at) <= l.counted_at
    -- What the books got back with the sale is right again.
    and not exists (select from document_flag f where f.store_id = $1 and f.document_id = b.id and f.kind = 'counted-since'
      and f.details->>'lotId' = l.lot_id::text)
  order by e.at limit ${maxListed}`
