import type { LedgerBucket } from '@quay/contract/enumeration'
import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import type { LotChange, ProductChange } from '@quay/domain/stock/post-stock'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { insertMany } from '../../db/write/insert-many.ts'
import { listsOf } from '../../db/write/lists-of.ts'
import { tellOrders } from '../sales-order/hold/keep-for-orders.ts'
import { forwardToSurvivor } from './forward-to-survivor.ts'
import { type Posting, postedColumns } from './posting.ts'
import { settleShelves } from './settle-shelves.ts'

/** A product's stock at a branch, locked. */
export interface LockedStock {
  productId: string
  /** Base units, all lots together. */
  onHand: number
  reserved: number
  /** Rows of its chain in the stock ledger so far. */
  entryCount: number
}

/** A row of the stock ledger, decided. */
export interface StockEntryRow {
  kind: StockEntryKind
  productId: string
  lotId: string
  /** Left out: the sellable one. */
  bucket?: LedgerBucket | undefined
  quantity: number
  value: number
  sequence: number
  balanceAfter: number
  lineId?: string | null
  reversesId?: string | null
}

/** Locks the stock of products at a branch, in product order. A product that never was there has no row. */
export function lockStock(tx: Tx, branchId: string, productIds: readonly string[]): Promise<LockedStock[]> {
  return tx.query<LockedStock>(
    `select product_id, on_hand, reserved, entry_count
     from product_stock where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) order by product_id for update`,
    [tx.storeId, branchId, productIds],
  )
}

/** Makes the rows of stock that goods need before they first come to a branch, so that they can be locked. */
export async function openStock(tx: Tx, branchId: string, productIds: readonly string[]): Promise<void> {
  const sorted = productIds.toSorted()
  await tx.query(
    `insert into product_stock (store_id, id, branch_id, product_id)
     values ($1, unnest($3::uuid[]), $2, unnest($4::uuid[]))
     on conflict on constraint product_stock_once do nothing`,
    [tx.storeId, branchId, sorted.map(newId), sorted],
  )
}

/** Makes the shelves of lots that shall be found at a branch though nothing lies there: what a merge leaves of empty lots. */
export async function openShelf(
  tx: Tx,
  branchId: string,
  lots: readonly { lotId: string; productId: string; bucket: LedgerBucket }[],
): Promise<void> {
  await tx.query(
    `insert into stock (store_id, id, branch_id, product_id, lot_id, bucket)
     values ($1, unnest($3::uuid[]), $2, unnest($4::uuid[]), unnest($5::uuid[]), unnest($6::text[]))
     on conflict on constraint stock_once do nothing`,
    [tx.storeId, branchId, lots.map(newId), ...listsOf(lots, 'productId', 'lotId', 'bucket')],
  )
}

const bucketOf = ({ bucket = 'sellable' }: { bucket?: LedgerBucket | undefined }): LedgerBucket => bucket

interface PostedStock {
  entries: readonly StockEntryRow[]
  lotChanges: readonly LotChange[]
  productChanges: readonly ProductChange[]
}

/**
 * Writes rows of the stock ledger and the balances beside it: three statements for any number of lines. For goods that
 * came, one more looks whether their lots owe some, and another whether one of their products was merged meanwhile.
 */
export async function postStock(
  tx: Tx,
  posting: Posting,
  { entries, lotChanges, productChanges }: PostedStock,
): Promise<void> {
  if (!entries.length) return
  await Promise.all([
    insertEntries(tx, postingColumns(tx, posting), entries.map(entryRow)),
    changeShelf(tx, posting.branchId, lotChanges),
    tx.query(changeProductsSql, [
      tx.storeId,
      posting.branchId,
      ...listsOf(productChanges, 'productId', 'quantity', 'entries'),
      tx.now,
    ]),
  ])
  // A merge may also bring what is owed to goods that are there.
  const brought = entries.filter(entry => entry.quantity > 0 || entry.kind === 'MERGE').map(entry => entry.productId)
  if (!brought.length) return
  const productIds = [...new Set(brought)]
  await settleShelves(tx, posting, productIds)
  if (posting.document.kind !== 'product-merge') await forwardToSurvivor(tx, posting, productIds)
  await tellOrders(tx, posting.branchId, productIds)
}

/**
 * Changes what lies on a branch's shelf. What comes makes its row where a lot was never there, and counts to it where it was:
 * a row that is made empty and filled after it would have its references checked twice.
 */
async function changeShelf(tx: Tx, branchId: string, changes: readonly LotChange[]): Promise<void> {
  const coming = changes.filter(mayOpen)
  const leaving = changes.filter(change => !mayOpen(change))
  const columnsOf = (rows: readonly LotChange[]) => [...listsOf(rows, 'lotId', 'quantity', 'value'), rows.map(bucketOf)]
  await Promise.all([
    leaving.length ? tx.query(takeFromShelfSql, [tx.storeId, branchId, ...columnsOf(leaving)]) : undefined,
    coming.length
      ? tx.query(putOnShelfSql, [
          tx.storeId,
          branchId,
          ...columnsOf(coming),
          coming.map(newId),
          coming.map(change => change.productId),
        ])
      : undefined,
  ])
}

/** Whether a change could be the first of its shelf: what the constraints of the table let a row hold. */
function mayOpen({ bucket, quantity, value }: LotChange): boolean {
  if (quantity === 0) return value === 0
  return bucket === 'owed' ? quantity < 0 : quantity > 0 && value >= 0
}

const putOnShelfSql = `
  insert into stock (store_id, id, branch_id, product_id, lot_id, bucket, quantity, value)
  values ($1, unnest($7::uuid[]), $2, unnest($8::uuid[]), unnest($3::uuid[]), unnest($6::text[]), unnest($4::bigint[]),
    unnest($5::bigint[]))
  on conflict on constraint stock_once
    do update set quantity = stock.quantity + excluded.quantity, value = stock.value + excluded.value`

const takeFromShelfSql = `
  update stock s set quantity = s.quantity + c.quantity, value = s.value + c.value
  from unnest($3::uuid[], $4::bigint[], $5::bigint[], $6::text[]) as c (lot_id, quantity, value, bucket)
  where s.store_id = $1 and s.branch_id = $2 and s.lot_id = c.lot_id and s.bucket = c.bucket`

const changeProductsSql = `
  update product_stock s set on_hand = s.on_hand + c.quantity, entry_count = s.entry_count + c.entries, changed_at = $6
  from unnest($3::uuid[], $4::bigint[], $5::bigint[]) as c (product_id, quantity, entries)
  where s.store_id = $1 and s.branch_id = $2 and s.product_id = c.product_id`

/** From here on the rows travel as JSON: the count of a whole shop, not a sale. */
const many = 200

const insertEntries = (tx: Tx, same: ReturnType<typeof postingColumns>, rows: ReturnType<typeof entryRow>[]) =>
  rows.length < many
    ? tx.insert(
        'stock_entry',
        rows.map(row => ({ ...row, ...same })),
      )
    : insertMany(tx, 'stock_entry', rows, same)

const entryRow = (entry: StockEntryRow) => ({
  id: newId(),
  productId: entry.productId,
  lotId: entry.lotId,
  bucket: bucketOf(entry),
  sequence: entry.sequence,
  quantity: entry.quantity,
  value: entry.value,
  balanceAfter: entry.balanceAfter,
  kind: entry.kind,
  lineId: entry.lineId ?? null,
  reversesId: entry.reversesId ?? null,
})

/** What all rows of a document have in common. */
const postingColumns = (tx: Tx, posting: Posting) => ({
  ...postedColumns(tx, posting),
  ...(posting.happenedAt && { happenedAt: posting.happenedAt }),
  partnerName: posting.partner?.name ?? null,
})
