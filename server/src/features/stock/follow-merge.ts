import { postStock as decidePosting, type StockMovement } from '@quay/domain/stock/post-stock'
import { formatDate } from '@quay/domain/text/format-date'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockStock, openStock, postStock } from './apply-stock.ts'
import type { Posting } from './posting.ts'

interface Strayed {
  productId: string
  winnerId: string
  mergeId: string
  mergeCode: string
  lotId: string
  /** The winner's lot that this one is since the merge. */
  winnersLotId: string | null
  bucket: 'sellable' | 'quarantine'
  quantity: number
  value: number
}

const strayedSql = `
  select m.loser_id as product_id, m.winner_id, m.id as merge_id, m.code as merge_code, s.lot_id, l.merged_into as winners_lot_id, s.bucket,
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
  const movements = shelves.flatMap(({ lotId, bucket, quantity, value }): (StockMovement & { kind: 'MERGE' })[] => [
    { kind: 'MERGE', productId: loserId, lotId, bucket, quantity: 0 - quantity, value: 0 - value },
    { kind: 'MERGE', productId: winnerId, lotId: lots.get(lotId)!, bucket, quantity, value },
  ])
  const { stockEntries, ...changes } = decidePosting(
    movements,
    stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
  )
  const document = { kind: 'product-merge' as const, id: mergeId, code: mergeCode }
  await postStock(tx, { ...posting, document, partner: null }, { ...changes, entries: stockEntries })
  // That one may have been merged in its turn.
  await followMerge(tx, posting, [winnerId])
}

/**
 * The winner's lot that each lot is since the merge. One that came to the loser after it has none yet: it joins the one of its
 * number and expiry, or one is made like it. Throws `lot-expiry-differs`.
 */
async function winnersLots(tx: Tx, winnerId: string, shelves: readonly Strayed[]): Promise<Map<string, string>> {
  const lots = new Map(shelves.map(shelf => [shelf.lotId, shelf.winnersLotId]))
  for (const [lotId, known] of lots) if (!known) lots.set(lotId, await joinLot(tx, winnerId, lotId))
  return lots as Map<string, string>
}

async function joinLot(tx: Tx, winnerId: string, lotId: string): Promise<string> {
  await tx.query(
    `insert into lot (store_id, id, product_id, number, number_key, expiry_date, state, first_received_at)
     select store_id, $4, $2, number, number_key, expiry_date, state, first_received_at from lot where store_id = $1 and id = $3
     on conflict on constraint lot_number_once do nothing`,
    [tx.storeId, winnerId, lotId, newId()],
  )
  const [lot] = await tx.query<{ id: string; number: string; expiryDate: string | null; ownExpiry: string | null }>(
    `select w.id, l.number, w.expiry_date, l.expiry_date as own_expiry
     from lot l join lot w on w.store_id = $1 and w.product_id = $2 and w.number_key = l.number_key
     where l.store_id = $1 and l.id = $3`,
    [tx.storeId, winnerId, lotId],
  )
  if (lot!.expiryDate !== lot!.ownExpiry)
    throw new DomainError('lot-expiry-differs', {
      lotId: lot!.id,
      lot: lot!.number,
      expiry: lot!.expiryDate ? formatDate(lot!.expiryDate) : 'không có',
    })
  await tx.query(
    `update lot w set version = w.version + 1, state = l.state from lot l
     where w.store_id = $1 and w.id = $2 and l.store_id = $1 and l.id = $3
       and array_position(array['normal', 'held', 'recalled'], l.state) > array_position(array['normal', 'held', 'recalled'], w.state)`,
    [tx.storeId, lot!.id, lotId],
  )
  await tx.query('update lot set merged_into = $3 where store_id = $1 and id = $2', [tx.storeId, lotId, lot!.id])
  return lot!.id
}
