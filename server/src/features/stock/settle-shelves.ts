import { coverOversold } from '@quay/domain/stock/owed'
import { postStock as decidePosting } from '@quay/domain/stock/post-stock'
import type { Tx } from '../../db/connection/transaction.ts'
import { lockStock, postStock } from './apply-stock.ts'
import type { Posting } from './posting.ts'

interface Owing {
  productId: string
  lotId: string
  quantity: number
  value: number
  shelfQuantity: number
  shelfValue: number
}

const owingSql = `
  select o.product_id, o.lot_id, o.quantity, o.value, s.quantity as shelf_quantity, s.value as shelf_value
  from stock o
  join stock s on s.store_id = $1 and s.branch_id = $2 and s.lot_id = o.lot_id and s.bucket = 'sellable' and s.quantity > 0
  where o.store_id = $1 and o.branch_id = $2 and o.product_id = any($3::uuid[]) and o.bucket = 'owed' and o.quantity < 0
  order by o.product_id, o.lot_id`

/**
 * Goods of any document that just came to a shelf whose lot owes some settle that first: a lot that owes has nothing
 * to sell. The rows are of the document that brought the goods. The caller has written its rows and holds the stock of the
 * products.
 */
export async function settleShelves(tx: Tx, posting: Posting, productIds: readonly string[]): Promise<void> {
  const owing = await tx.query<Owing>(owingSql, [tx.storeId, posting.branchId, productIds])
  if (!owing.length) return
  const movements = owing.flatMap(({ shelfQuantity, shelfValue, ...owed }) =>
    coverOversold(owed, { quantity: shelfQuantity, value: shelfValue }),
  )
  const stocks = await lockStock(tx, posting.branchId, [...new Set(owing.map(shelf => shelf.productId))])
  const { stockEntries, ...changes } = decidePosting(
    movements,
    stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
  )
  await postStock(tx, posting, { ...changes, entries: stockEntries })
}
