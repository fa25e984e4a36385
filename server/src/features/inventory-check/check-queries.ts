import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { checkFilter, InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { fold } from '@quay/domain/text/fold'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { newestPage } from '../../db/newest-page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, may } from '../../http/rights.ts'
import { readSheetsOf } from './sheet-queries.ts'

type Filter = z.output<typeof checkFilter>
type ListQuery = z.output<(typeof inventoryCheckRoutes)['list']['query']>
type Summary = z.input<(typeof inventoryCheckRoutes)['list']['response']>['items'][number]

/** Leaves values out for who may not see cost. */
export function withoutValues(actor: Actor) {
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return <Row extends { plusValue?: number; minusValue?: number }>({ plusValue, minusValue, ...row }: Row) => ({
    ...row,
    ...(seesCost ? { plusValue, minusValue } : {}),
  })
}

/** Checks, the last made first, as a page of the contract. */
export async function listChecks(tx: Tx, actor: Actor, query: ListQuery) {
  const filtered = filterChecks(tx, actor, query)
  const selected = filtered
    .leftJoin('product_group as g', join => join.onRef('g.storeId', '=', 'c.storeId').onRef('g.id', '=', 'c.groupId'))
    .leftJoin('product_position as p', join =>
      join.onRef('p.storeId', '=', 'c.storeId').onRef('p.id', '=', 'c.positionId'),
    )
    .select(['c.id', 'c.code', 'c.kind', 'c.status', 'c.note', 'c.isBlind', 'c.branchId'])
    .select(sql<string | null>`coalesce(g.name, p.name)`.as('scopeName'))
    .select(sql<boolean>`c.held_at is not null`.as('isHeld'))
    .select(['c.createdByName', 'c.createdAt', 'c.postedAt'])
    .select(['c.businessDay', 'c.matchCount', 'c.plusCount'])
    .select(['c.minusCount', 'c.plusValue', 'c.minusValue'])
    .select([sheetCount(tx.storeId).as('sheetCount'), lineCount(tx.storeId).as('lineCount')])
    .$castTo<Summary>()
  const page = await newestPage(tx, 'c', filtered, selected, query)
  return { ...page, items: page.items.map(withoutValues(actor)) }
}

const sheetCount = (storeId: string) => sql<number>`(select count(*)::int from count_sheet s
  where s.store_id = ${storeId} and s.inventory_check_id = c.id and s.discarded_at is null)`

/** Of a draft the lots counted so far. */
const lineCount = (storeId: string) => sql<number>`case when c.posted_at is not null then c.line_count else
  (select count(distinct (l.product_id, l.lot_key, l.bucket))::int from count_line l
   join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
   where l.store_id = ${storeId} and l.inventory_check_id = c.id and l.quantity is not null) end`

/** The sums of a whole filter; only completed checks count. */
export async function totalChecks(tx: Tx, actor: Actor, filter: Filter) {
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  const total = await filterChecks(tx, actor, filter)
    .where('c.status', '=', 'SUCCEED')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([sum('c.plusCount').as('plusCount'), sum('c.minusCount').as('minusCount')])
    .select([sum('c.plusValue').as('plusValue'), sum('c.minusValue').as('minusValue')])
    .executeTakeFirstOrThrow()
  return withoutValues(actor)(total)
}

/** The checks of a filter, of a branch that the caller may see. */
export function filterChecks(tx: Tx, actor: Actor, filter: Filter) {
  let checks = tx.db
    .selectFrom('inventory_check as c')
    .where('c.storeId', '=', tx.storeId)
    .where('c.branchId', '=', branchOf(actor, filter.branchId))
  if (filter.status) checks = checks.where('c.status', '=', filter.status)
  if (filter.kind) checks = checks.where('c.kind', '=', filter.kind)
  if (filter.from) checks = checks.where('c.businessDay', '>=', filter.from)
  if (filter.to) checks = checks.where('c.businessDay', '<=', filter.to)
  if (filter.productId) {
    const { productId } = filter
    const counted = sql<boolean>`exists (select 1 from inventory_check_line l where l.store_id = ${tx.storeId} and l.inventory_check_id = c.id
      and l.product_id = ${productId}::uuid and l.counted is not null)`
    // A draft is of what it shall count, and of what somebody counted on it.
    const named = ['inventory_check_product', 'count_line'].map(
      table => sql<boolean>`exists (select 1 from ${sql.table(table)} l
        where l.store_id = ${tx.storeId} and l.inventory_check_id = c.id and l.product_id = ${productId}::uuid)`,
    )
    checks = checks.where(({ or, and, eb }) => or([counted, and([eb('c.status', '=', 'DRAFT'), or(named)])]))
  }
  if (filter.keyword) {
    const { keyword } = filter
    const word = `%${escapeLike(fold(keyword))}%`
    checks = checks.where(({ eb, or }) =>
      or([eb('c.code', '=', keyword.toUpperCase()), eb(sql`fold(c.note)`, 'like', word)]),
    )
  }
  return checks
}

/** One check with its sheets. Throws `not-found`, also for a branch that is not the caller's. */
export async function readCheck(tx: Tx, actor: Actor, id: string): Promise<InventoryCheck> {
  const [heads, sheets] = await Promise.all([
    tx.query<Omit<InventoryCheck, 'sheets' | 'sheetCount'>>(headSql, [tx.storeId, id, actor.branchIds]),
    readSheetsOf(tx, id),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const sheetCount = sheets.filter(sheet => sheet.discardedAt === null).length
  return { ...withoutValues(actor)(head), sheetCount, sheets }
}

const headSql = `
  select c.id, c.code, c.kind, coalesce(g.name, p.name) as scope_name, c.group_id, c.position_id,
         array(select cp.product_id from inventory_check_product cp
           where cp.store_id = $1 and cp.inventory_check_id = c.id order by cp.id) as product_ids,
         c.status, c.is_blind, c.held_at is not null as is_held, c.branch_id, c.note,
         c.created_by_name, c.created_at, c.posted_at, c.posted_by_name,
         c.business_day, case when c.posted_at is not null then c.line_count else
           (select count(distinct (l.product_id, l.lot_key, l.bucket))::int from count_line l
            join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
            where l.store_id = $1 and l.inventory_check_id = c.id and l.quantity is not null) end as line_count,
         c.match_count, c.plus_count, c.minus_count, c.plus_value,
         c.minus_value, c.held_at, c.held_by_name, c.hold_reason,
         c.zeroed_uncounted, c.version, c.cancelled_at, c.cancelled_by_name,
         c.cancel_reason,
         case when into_one.id is not null then json_build_object('id', into_one.id, 'code', into_one.code) end as merged_into,
         (select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code) order by m.code), '[]') from inventory_check m
           where m.store_id = $1 and m.merged_into = c.id) as merged_from
  from inventory_check c
  left join product_group g on g.store_id = c.store_id and g.id = c.group_id
  left join product_position p on p.store_id = c.store_id and p.id = c.position_id
  left join inventory_check into_one on into_one.store_id = c.store_id and into_one.id = c.merged_into
  where c.store_id = $1 and c.id = $2 and c.branch_id = any($3::uuid[])`

interface ReasonRow {
  reasonId: string | null
  reasonName: string | null
  plusCount: number
  minusCount: number
  plusValue: number
  minusValue: number
}

/** What was found and what was missing, by reason, over the completed checks of a period; offsets come to no value. */
export async function reportReasons(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; from?: string | undefined; to?: string | undefined },
) {
  const rows = await tx.query<ReasonRow>(reasonsSql, [
    tx.storeId,
    branchOf(actor, query.branchId),
    query.from ?? null,
    query.to ?? null,
  ])
  return rows.map(withoutValues(actor))
}

const reasonsSql = `
  select l.reason_id, coalesce(r.name, max(l.reason_name)) as reason_name,
    count(*) filter (where l.difference > 0)::int as plus_count, count(*) filter (where l.difference < 0)::int as minus_count,
    coalesce(sum(l.value) filter (where l.difference > 0), 0)::bigint as plus_value,
    coalesce(-sum(l.value) filter (where l.difference < 0), 0)::bigint as minus_value
  from inventory_check c
  join inventory_check_line l on l.store_id = c.store_id and l.inventory_check_id = c.id and l.difference <> 0
  left join difference_reason r on r.store_id = l.store_id and r.id = l.reason_id
  where c.store_id = $1 and c.branch_id = $2 and c.status = 'SUCCEED'
    and c.business_day >= coalesce($3::date, '-infinity') and c.business_day <= coalesce($4::date, 'infinity')
  group by l.reason_id, r.name, r.position order by r.position nulls last`
