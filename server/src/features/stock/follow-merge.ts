import { postStock as decidePosting, type StockMovement } from '@quay/domain/stock/post-stock'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockStock, openShelf, openStock, postStock } from './apply-stock.ts'
import type { Posting } from './posting.ts'

interface Strayed {
  productId: string
  winnerId: string
  mergeId: string
  mergeCode: string
  lotId: string
  lotKey: string
  bucket: 'sellable' | 'quarantine'
  quantity: number
  value: number
}

const strayedSql = `
  select m.loser_id as "productId", m.winner_id as "winnerId", m.id as "mergeId", m.code as "mergeCode", s.lot_id as "lotId", l.number_key as "lotKey", s.bucket,
    s.quantity, s.value
  from product_merge m
  join stock s on s.store_id = m.store_id and s.product_id = m.loser_id and s.branch_id = $3 and s.quantity > 0
    and s.bucket in ('sellable', 'quarantine')
  join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where m.store_id = $1 and m.loser_id = any($2::uuid[]) order by m.loser_id, s.lot_id, s.bucket`

/**
 * Goods that just came to products which were merged meanwhile (a bill from before the merge is cancelled, a count ends) go on
 * to the product that these are now, lot by lot with their value, by rows of that merge: on the old one nobody would ever see
 * them. The caller has written its rows and holds the stock of the products.
 */
export async function followMerge(tx: Tx, posting: Posting, productIds: readonly string[]): Promise<void> {
  const strayed = await tx.query<Strayed>(strayedSql, [tx.storeId, productIds, posting.branchId])
  for (const [loserId, shelves] of Map.groupBy(strayed, shelf => shelf.productId))
    await moveOn(tx, posting, loserId, shelves)
}

async function moveOn(tx: Tx, posting: Posting, loserId: string, shelves: readonly Strayed[]): Promise<void> {
  const { winnerId, mergeId, mergeCode } = shelves[0]!
  await openStock(tx, posting.branchId, [winnerId])
  const stocks = await lockStock(tx, posting.branchId, [loserId, winnerId])
  const lots = await winnersLots(tx, winnerId, shelves)
  const movements = shelves.flatMap(
    ({ lotId, lotKey, bucket, quantity, value }): (StockMovement & { kind: 'MERGE' })[] => [
      { kind: 'MERGE', productId: loserId, lotId, bucket, quantity: 0 - quantity, value: 0 - value },
      { kind: 'MERGE', productId: winnerId, lotId: lots.get(lotKey)!, bucket, quantity, value },
    ],
  )
  await openShelf(
    tx,
    posting.branchId,
    movements.filter(movement => movement.productId === winnerId),
  )
  const { stockEntries, ...changes } = decidePosting(
    movements,
    stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
  )
  const document = { kind: 'product-merge' as const, id: mergeId, code: mergeCode }
  await postStock(tx, { ...posting, document, partner: null }, { ...changes, entries: stockEntries })
  // That one may have been merged in its turn.
  await followMerge(tx, posting, [winnerId])
}

/** The winner's lots of the same numbers; one that it does not have is made like the loser's. */
async function winnersLots(tx: Tx, winnerId: string, shelves: readonly Strayed[]): Promise<Map<string, string>> {
  const keys = [...new Set(shelves.map(shelf => shelf.lotKey))]
  await tx.query(
    `insert into lot (store_id, id, product_id, number, number_key, expiry_date, state, first_received_at)
     select l.store_id, u.id, $2, l.number, l.number_key, l.expiry_date, l.state, l.first_received_at
     from unnest($3::uuid[], $4::uuid[]) as u (id, lot_id) join lot l on l.store_id = $1 and l.id = u.lot_id
     where not exists (select from lot w where w.store_id = $1 and w.product_id = $2 and w.number_key = l.number_key)
     on conflict do nothing`,
    [tx.storeId, winnerId, keys.map(newId), keys.map(key => shelves.find(shelf => shelf.lotKey === key)!.lotId)],
  )
  const rows = await tx.query<{ id: string; key: string }>(
    'select id, number_key as key from lot where store_id = $1 and product_id = $2 and number_key = any($3::text[])',
    [tx.storeId, winnerId, keys],
  )
  return new Map(rows.map(row => [row.key, row.id]))
}
