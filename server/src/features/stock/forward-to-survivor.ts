import { postStock as decidePosting, type StockMovement } from '@quay/domain/stock/post-stock'
import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { lockStock, openStock, postStock } from './apply-stock.ts'
import type { Posting } from './posting.ts'

interface LeftOnDuplicate {
  productId: string
  survivorId: string
  mergeId: string
  mergeCode: string
  lotId: string
  /** The survivor's lot that this one is since the merge. */
  survivorsLotId: string | null
  bucket: 'sellable' | 'quarantine'
  quantity: number
  value: number
}

const leftOnDuplicateSql = `
  select m.duplicate_id as product_id, m.survivor_id, m.id as merge_id, m.code as merge_code, s.lot_id, l.merged_into as survivors_lot_id, s.bucket,
    s.quantity, s.value
  from product_merge m
  join stock s on s.store_id = m.store_id and s.product_id = m.duplicate_id and s.branch_id = $3 and s.quantity > 0
    and s.bucket in ('sellable', 'quarantine')
  join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where m.store_id = $1 and m.duplicate_id = any($2::uuid[]) order by m.duplicate_id, s.lot_id, s.bucket`

/**
 * Goods that just came to products which were merged meanwhile (a bill from before the merge is cancelled, a count ends) go on
 * to the product that these are now, lot by lot with their value, by rows of that merge: no screen shows them on the old
 * one. The caller has written its rows and holds the stock of the products.
 */
export async function forwardToSurvivor(tx: Tx, posting: Posting, productIds: readonly string[]): Promise<void> {
  const strayed = await tx.query<LeftOnDuplicate>(leftOnDuplicateSql, [tx.storeId, productIds, posting.branchId])
  for (const [duplicateId, shelves] of Map.groupBy(strayed, shelf => shelf.productId))
    await moveOn(tx, posting, duplicateId, shelves)
}

async function moveOn(
  tx: Tx,
  posting: Posting,
  duplicateId: string,
  shelves: readonly LeftOnDuplicate[],
): Promise<void> {
  const { survivorId, mergeId, mergeCode } = shelves[0]!
  await openStock(tx, posting.branchId, [survivorId])
  const stocks = await lockStock(tx, posting.branchId, [duplicateId, survivorId])
  const lots = await survivorsLots(tx, survivorId, shelves)
  const movements = shelves.flatMap(({ lotId, bucket, quantity, value }): (StockMovement & { kind: 'MERGE' })[] => [
    { kind: 'MERGE', productId: duplicateId, lotId, bucket, quantity: 0 - quantity, value: 0 - value },
    { kind: 'MERGE', productId: survivorId, lotId: lots.get(lotId)!, bucket, quantity, value },
  ])
  const { stockEntries, ...changes } = decidePosting(
    movements,
    stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
  )
  const document = { kind: 'product-merge' as const, id: mergeId, code: mergeCode }
  await postStock(tx, { ...posting, document, partner: null }, { ...changes, entries: stockEntries })
  // That one may have been merged in its turn.
  await forwardToSurvivor(tx, posting, [survivorId])
}

/**
 * The survivor's lot that each lot is since the merge. One that came to the duplicate after it has none yet: it joins the one of its
 * number and expiry, or one is made like it. Throws `lot-expiry-differs`.
 */
async function survivorsLots(
  tx: Tx,
  survivorId: string,
  shelves: readonly LeftOnDuplicate[],
): Promise<Map<string, string>> {
  const lots = new Map(shelves.map(shelf => [shelf.lotId, shelf.survivorsLotId]))
  for (const [lotId, known] of lots) if (!known) lots.set(lotId, await joinLot(tx, survivorId, lotId))
  return lots as Map<string, string>
}

interface StrayedLot {
  number: string
  numberKey: string
  expiryDate: string | null
  state: string
  received: string
}

async function joinLot(tx: Tx, survivorId: string, lotId: string): Promise<string> {
  const [own] = await tx.query<StrayedLot>(
    `select number, number_key, expiry_date, state, first_received_at::text as received from lot where store_id = $1 and id = $2`,
    [tx.storeId, lotId],
  )
  const { number, numberKey, expiryDate, state, received } = own!
  await tx.query(
    `insert into lot (store_id, id, product_id, number, number_key, expiry_date, state, first_received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint lot_number_once do nothing`,
    [tx.storeId, newId(), survivorId, number, numberKey, expiryDate, state, received],
  )
  const [lot] = await tx.query<{ id: string; expiryDate: string | null }>(
    'select id, expiry_date from lot where store_id = $1 and product_id = $2 and number_key = $3',
    [tx.storeId, survivorId, numberKey],
  )
  if (lot!.expiryDate !== expiryDate)
    throw new DomainError('lot-expiry-differs', {
      lotId: lot!.id,
      lot: number,
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
