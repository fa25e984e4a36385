import type { VatRate } from '@quay/contract/enumeration'
import type { StoredVatRate, VatTarget } from '@quay/domain/tax/decide-vat-rates'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { branchOf } from '../../http/caller/rights.ts'

/** A rate as it is stored, with its target's name. */
export interface StoredTaxData extends StoredVatRate {
  branchId: string | null
  productId: string | null
  groupId: string | null
  name: string
  version: number
}

/** The branch that a rate is for: null is all of them, left out the caller's default. Another's does not exist. */
export const scopeOf = (actor: Actor, branchId: string | null | undefined): string | null =>
  branchId === null ? null : branchOf(actor, branchId)

/** Products and groups by id. Throws `not-found` for one that is not the store's. */
export const findTargets = (tx: Tx, productIds: readonly string[], groupIds: readonly string[]): Promise<VatTarget[]> =>
  targetsOf(tx, productIds, groupIds, '')

/** The same, locked: no two calls give rates to the same ones at once. */
export const lockTargets = (tx: Tx, productIds: readonly string[], groupIds: readonly string[]): Promise<VatTarget[]> =>
  targetsOf(tx, productIds, groupIds, 'for no key update')

async function targetsOf(
  tx: Tx,
  productIds: readonly string[],
  groupIds: readonly string[],
  lock: '' | 'for no key update',
): Promise<VatTarget[]> {
  const [products, groups] = await Promise.all([
    tx.query<VatTarget & { survivor: string | null }>(
      // Not by a join: a row that was waited for is read anew, one that is joined to it is not.
      `select 'product' as kind, p.id, p.name,
         (select w.name from product w where w.store_id = $1 and w.id = p.merged_into) as survivor
       from product p where p.store_id = $1 and p.id = any($2::uuid[]) order by p.id ${lock && `${lock} of p`}`,
      [tx.storeId, productIds],
    ),
    tx.query<VatTarget>(
      `select 'group' as kind, id, name from product_group where store_id = $1 and id = any($2::uuid[]) order by id ${lock}`,
      [tx.storeId, groupIds],
    ),
  ])
  requireAll(productIds, products, 'product')
  requireAll(groupIds, groups, 'group')
  const merged = products.find(({ survivor }) => survivor !== null)
  if (merged) throw new DomainError('product-merged', { product: merged.name, survivor: merged.survivor! })
  return [...groups, ...products.map(({ survivor: _, ...product }) => product)]
}

function requireAll(asked: readonly string[], found: readonly { id: string }[], kind: string): void {
  const known = new Set(found.map(one => one.id))
  const missing = asked.find(id => !known.has(id))
  if (missing) throw new DomainError('not-found', { kind, id: missing })
}

/** The rates that targets have already in the same branch, or in all. */
export async function ratesOfTargets(
  tx: Tx,
  branchId: string | null,
  targetIds: readonly string[],
): Promise<StoredVatRate[]> {
  return tx.query<StoredVatRate>(
    `select id, coalesce(product_id, group_id) as target_id, vat_rate, from_day as "from", to_day as "to"
     from tax_data where store_id = $1 and branch_id is not distinct from $2::uuid
       and (product_id = any($3::uuid[]) or group_id = any($3::uuid[])) order by from_day`,
    [tx.storeId, branchId, targetIds],
  )
}

/** One rate, locked. Throws `not-found` for another store's, and for that of a branch that is not the caller's. */
export async function lockTaxData(tx: Tx, actor: Actor, id: string): Promise<StoredTaxData> {
  const [row] = await tx.query<StoredTaxData>(
    `select t.id, t.branch_id, t.product_id, t.group_id,
       coalesce(t.product_id, t.group_id) as target_id, coalesce(p.name, g.name) as name, t.vat_rate,
       t.from_day as "from", t.to_day as "to", t.version
     from tax_data t left join product p on p.store_id = t.store_id and p.id = t.product_id
       left join product_group g on g.store_id = t.store_id and g.id = t.group_id
     where t.store_id = $1 and t.id = $2 and (t.branch_id is null or t.branch_id = any($3::uuid[])) for update of t`,
    [tx.storeId, id, actor.branchIds],
  )
  if (!row) throw new DomainError('not-found', { kind: 'tax-data', id })
  return row
}

/** SQL of the products that are chosen ($2) or stand in the chosen groups ($3) or below them. */
export const affectedSql = `
  p.store_id = $1 and (p.id = any($2::uuid[]) or p.group_id in (
    select g.id from product_group g left join product_group above on above.store_id = g.store_id and above.id = g.parent_id
    where g.store_id = $1 and (g.id = any($3::uuid[]) or g.parent_id = any($3::uuid[]) or above.parent_id = any($3::uuid[]))))`

/** Marks the goods as changed, so that tills fetch their rates anew. Gives how many they are. */
export async function touchGoods(tx: Tx, productIds: readonly string[], groupIds: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `with touched as (update product p set changed_at = $4 where ${affectedSql} returning 1)
     select count(*) as count from touched`,
    [tx.storeId, productIds, groupIds, tx.now],
  )
  return row!.count
}

/** A rate as the log tells it. */
export const describeRate = ({ vatRate, from, to }: { vatRate: VatRate; from: string; to: string | null }) => ({
  vatRate,
  from,
  to,
})
