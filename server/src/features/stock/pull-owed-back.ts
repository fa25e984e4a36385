import { pulledBack } from '@quay/domain/stock/owed'
import { postStock as decidePosting } from '@quay/domain/stock/post-stock'
import type { Tx } from '../../db/connection/transaction.ts'
import { lockStock, postStock } from './apply-stock.ts'
import type { Posting } from './posting.ts'

interface Hop {
  mergeId: string
  mergeCode: string
  productId: string
  survivorId: string
  survivorsLotId: string
  quantity: number
  value: number
}

const hopSql = `
  select m.id as merge_id, m.code as merge_code, m.duplicate_id as product_id, m.survivor_id, l.merged_into as survivors_lot_id,
    coalesce(o.quantity, 0) as quantity, coalesce(o.value, 0) as value
  from lot l
  join product_merge m on m.store_id = $1 and m.duplicate_id = l.product_id
  left join stock o on o.store_id = $1 and o.branch_id = $3 and o.lot_id = l.merged_into and o.bucket = 'owed'
  where l.store_id = $1 and l.id = $2 and l.merged_into is not null`

/**
 * What a lot owed went to another product when its own was merged into that. A sale from before is cancelled: up to `quantity`
 * base units of what is still owed there come back to the lot, with their share of the value, by rows of that merge. So the
 * sale is taken out of what is owed, and only what was settled meanwhile comes to a shelf.
 */
export async function pullOwedBack(tx: Tx, posting: Posting, lotId: string, quantity: number): Promise<void> {
  const hopOf = async () => (await tx.query<Hop>(hopSql, [tx.storeId, lotId, posting.branchId]))[0]
  const merged = await hopOf()
  if (!merged) return
  // That product may have been merged in its turn: then what is owed is farther on.
  await pullOwedBack(tx, posting, merged.survivorsLotId, quantity)
  const { productId, survivorId, survivorsLotId, mergeId, mergeCode, ...owed } = (await hopOf())!
  const back = pulledBack(owed, quantity)
  if (back.quantity === 0) return
  const stocks = await lockStock(tx, posting.branchId, [productId, survivorId])
  const row = { kind: 'MERGE' as const, bucket: 'owed' as const }
  const { stockEntries, ...changes } = decidePosting(
    [
      { ...row, productId: survivorId, lotId: survivorsLotId, ...back },
      { ...row, productId, lotId, quantity: 0 - back.quantity, value: 0 - back.value },
    ],
    stocks.map(({ productId: id, onHand, entryCount }) => ({ id, onHand, entryCount })),
  )
  const document = { kind: 'product-merge' as const, id: mergeId, code: mergeCode }
  await postStock(tx, { ...posting, document, partner: null }, { ...changes, entries: stockEntries })
}
