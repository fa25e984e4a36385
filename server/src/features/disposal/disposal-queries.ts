import type { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Disposal, DisposalCandidate } from '@quay/contract/disposal/shapes'
import { daysBetween } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { escapeLike, isSearch, searchHits } from '../../db/list/search-hits.ts'
import { documentList } from '../../document/document-list.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { withoutCosts } from '../stock/without-costs.ts'

/** Disposals. */
export const disposals = documentList<typeof disposalRoutes>({
  table: 'disposal',
  columns: `
    d.id, d.code, d.status, d.reason, d.branch_id, d.created_by_name,
    d.created_at, d.posted_at, d.business_day, d.disposed_on,
    d.item_count, d.value`,
  equal: { reason: 'reason' },
  sort: {
    code: 'd.code',
    at: 'coalesce(d.posted_at, d.created_at)',
    items: 'd.item_count',
    value: 'd.value',
  },
  search: { codes: ['code'], words: ['note'], goods: "i.product_name || ' ' || i.lot_number" },
  sums: 'item_count, value',
  costs: ['value'],
})

type Item = Disposal['items'][number]

/** One disposal whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readDisposal(tx: Tx, actor: Actor, id: string): Promise<Disposal> {
  const [heads, items] = await Promise.all([
    tx.query<Omit<Disposal, 'items'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const shown = withoutCosts(actor, ['value'])
  return { ...shown(head), items: items.map(shown) }
}

const headSql = `
  select id, code, status, branch_id, reason, method, place, witnesses, note, disposed_on,
         created_by_name, created_at, posted_at, business_day,
         item_count, value, version, cancelled_at, cancelled_by_name,
         cancel_reason
  from disposal where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

const itemsSql = `
  select id, product_id, product_code, product_name,
         registration_number, lot_id, lot_number, expiry_date,
         bucket, unit_id, unit_name, ratio, quantity, base_quantity, value, note
  from disposal_item where store_id = $1 and disposal_id = $2 order by position`

type CandidateQuery = z.output<(typeof disposalRoutes)['candidates']['query']>
type CandidateRow = Omit<DisposalCandidate, 'daysLeft'>

/**
 * Lots with goods that may have to go: with a keyword any lot of what it finds, else those that may not be sold (expired, held,
 * recalled, kept apart), the earliest expiry first.
 */
export async function listCandidates(tx: Tx, actor: Actor, query: CandidateQuery): Promise<DisposalCandidate[]> {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const { keyword, lotIds } = query
  const where = [
    sql`s.store_id = ${tx.storeId}`,
    sql`s.branch_id = ${branchId}`,
    sql`s.quantity > 0`,
    ...(query.expired ? [sql`l.expiry_date < ${today}::date`] : []),
    ...(lotIds ? [sql`s.lot_id = any(${lotIds}::uuid[])`] : []),
    ...(isSearch(keyword)
      ? [
          sql`(s.product_id in (select id from hit) or l.number_key like ${`${escapeLike(keyword!.trim().toUpperCase())}%`})`,
        ]
      : []),
    ...(!isSearch(keyword) && !lotIds && !query.expired
      ? [sql`(s.bucket = 'quarantine' or l.state <> 'normal' or l.expiry_date < ${today}::date)`]
      : []),
  ]
  const hits = isSearch(keyword) ? sql`with hit as (${searchHits('product_search', keyword!)})` : sql``
  // The rest of the details is read of those that are shown only.
  const { rows } = await sql<CandidateRow>`${hits}
    select f.product_id, p.code as product_code, p.name as product_name, p.registration_number,
      f.lot_id, l.number as lot_number, l.expiry_date, l.state, f.bucket, f.quantity, f.value,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
       where u.store_id = ${tx.storeId} and u.product_id = p.id and (u.is_active or u.is_base)), '[]') as units
    from (
      select s.product_id, s.lot_id, s.bucket, s.quantity, s.value, row_number() over (order by ${byExpiry}) as place
      from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id join product p on p.store_id = s.store_id and p.id = s.product_id
      where ${sql.join(where, sql` and `)} order by ${byExpiry} limit ${query.limit}
    ) f
    join lot l on l.store_id = ${tx.storeId} and l.id = f.lot_id join product p on p.store_id = ${tx.storeId} and p.id = f.product_id
    order by f.place`.execute(tx.db)
  const shown = withoutCosts(actor, ['value'])
  return rows.map(row => ({
    ...shown(row),
    daysLeft: row.expiryDate === null ? null : daysBetween(today, row.expiryDate),
  }))
}

const byExpiry = sql`l.expiry_date nulls last, p.name collate "vi-x-icu", s.lot_id, s.bucket`
