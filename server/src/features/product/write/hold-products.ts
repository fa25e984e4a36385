import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'

interface Merged {
  product: string
  survivor: string
}

/**
 * Holds products that a write names until its transaction ends: a merge of one waits and takes over what was written, a merge that
 * was quicker is told. Goods are held before stock is locked, never after: a merge has the products and waits for their stock. Whoever
 * changes a product locks it (lockProducts) and does not hold it first. Throws `product-merged`; what is not there the caller tells.
 */
export async function holdProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) refuseMergedOnes(await tx.query<HeldRow>(holdSql, [tx.storeId, productIds]))
}

/** The same for the products of units. */
export async function holdUnits(tx: Tx, unitIds: readonly string[]): Promise<void> {
  if (unitIds.length > 0) refuseMergedOnes(await tx.query<HeldRow>(holdUnitsSql, [tx.storeId, unitIds]))
}

interface SurvivorRow {
  id: string
  now: string
  isMerged: boolean
}

/**
 * The same for goods that count as what they are now: gives of each product that is there the one that a merge left of it, else itself. No merge takes those
 * away until the transaction ends.
 */
export async function holdSurvivors(tx: Tx, productIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<SurvivorRow>(holdSurvivorsSql, [tx.storeId, productIds])
  // A merge ended while this waited for its products.
  if (rows.some(({ isMerged }) => isMerged)) return holdSurvivors(tx, productIds)
  return new Map(rows.map(({ id, now }) => [id, now]))
}

interface HeldRow {
  product: string
  survivor: string | null
}

function refuseMergedOnes(held: readonly HeldRow[]): void {
  const merged = held.find((row): row is Merged => row.survivor !== null)
  if (merged) throw new DomainError('product-merged', { product: merged.product, survivor: merged.survivor })
}

// A row that changed while the lock was waited for is read anew, a row that is joined to it is not: so the survivor is asked for inside.
const heldColumns = `
  select p.name as product, (select w.name from product w where w.store_id = $1 and w.id = p.merged_into) as survivor
  from product p where p.store_id = $1`

const holdSql = `${heldColumns} and p.id = any($2::uuid[]) order by p.id for share of p`

const holdUnitsSql = `${heldColumns} and p.id in (
  select u.product_id from product_unit u where u.store_id = $1 and u.id = any($2::uuid[])) order by p.id for share of p`

const holdSurvivorsSql = `
  select p.id, w.id as now, w.merged_into is not null as is_merged
  from product p join product w on w.store_id = $1 and w.id = coalesce(p.merged_into, p.id)
  where p.store_id = $1 and p.id = any($2::uuid[]) order by w.id for share of w`
