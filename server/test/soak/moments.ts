import type pg from 'pg'
import { setStore } from '../../src/db/connection/transaction.ts'

/** What lay on every shelf at one moment, and how long the chain of each product was then. */
export type Moment = ShelfThen[]

interface ShelfThen {
  branchId: string
  productId: string
  entryCount: number
  lotId: string
  bucket: string
  quantity: number
  value: number
}

const lookSql = `
  select p.branch_id as "branchId", p.product_id as "productId", p.entry_count as "entryCount", s.lot_id as "lotId", s.bucket,
    s.quantity, s.value
  from product_stock p join stock s on s.store_id = p.store_id and s.branch_id = p.branch_id and s.product_id = p.product_id
  where p.store_id = $1`

/** Looks at all shelves while everybody works: one statement, so one moment. */
export async function lookAtShelves(owner: pg.ClientBase, storeId: string): Promise<Moment> {
  await owner.query('begin read only')
  await owner.query(setStore(storeId))
  const { rows } = await owner.query<ShelfThen>(lookSql, [storeId])
  await owner.query('commit')
  return rows
}

const recomputedSql = `
  select m.branch_id || ' ' || m.lot_id || ' ' || m.bucket as thing, 'quantity ' || m.quantity || ', value ' || m.value as seen,
    'quantity ' || coalesce(e.quantity, 0) || ', value ' || coalesce(e.value, 0) as recomputed
  from unnest($2::uuid[], $3::uuid[], $4::bigint[], $5::uuid[], $6::text[], $7::bigint[], $8::bigint[])
    as m (branch_id, product_id, entry_count, lot_id, bucket, quantity, value)
  cross join lateral (
    select sum(quantity) as quantity, sum(value) as value from stock_entry e
    where e.store_id = $1 and e.branch_id = m.branch_id and e.product_id = m.product_id and e.sequence <= m.entry_count
      and e.lot_id = m.lot_id and e.bucket = m.bucket
  ) e
  where (m.quantity, m.value) is distinct from (coalesce(e.quantity, 0), coalesce(e.value, 0))`

/** What the ledger says of past moments, against what was seen then: to the unit and to the đồng. */
export async function checkMoments(
  owner: pg.ClientBase,
  storeId: string,
  moments: readonly Moment[],
): Promise<string[]> {
  const findings: string[] = []
  for (const [index, moment] of moments.entries()) {
    const column = <Key extends keyof ShelfThen>(key: Key) => moment.map(shelf => shelf[key])
    const { rows } = await owner.query<{ thing: string; seen: string; recomputed: string }>(recomputedSql, [
      storeId,
      column('branchId'),
      column('productId'),
      column('entryCount'),
      column('lotId'),
      column('bucket'),
      column('quantity'),
      column('value'),
    ])
    findings.push(
      ...rows.map(row => `moment ${index}, shelf ${row.thing}: seen ${row.seen}, recomputed ${row.recomputed}`),
    )
  }
  return findings
}

const impossibleSql = `
  select code, kind, lot_id, bucket, quantity, value from (
    select document_code as code, kind, lot_id, bucket, sequence,
      sum(quantity) over shelf as quantity, sum(value) over shelf as value,
      lead(document_id::text || at) over shelf is distinct from document_id::text || at as is_last
    from stock_entry where store_id = $1
    window shelf as (partition by branch_id, lot_id, bucket order by sequence)
  ) walked
  where is_last and case bucket when 'owed' then quantity > 0 or value > 0 else quantity < 0 or value < 0 end
    or is_last and quantity = 0 and value <> 0
  order by sequence limit 50`

/** Walks the whole ledger: after no document does a shelf hold less than nothing, or value without goods. */
export async function checkEveryStep(owner: pg.ClientBase, storeId: string): Promise<string[]> {
  const { rows } = await owner.query<Record<string, unknown>>(impossibleSql, [storeId])
  return rows.map(row => `an impossible shelf after ${JSON.stringify(row)}`)
}
