import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { documentList } from '../../document/document-list.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { withoutCosts } from '../stock/without-costs.ts'
import { readSheetsOf } from './sheet/sheet-queries.ts'

/** Fields that tell what goods cost. */
const checkCosts = ['plusValue', 'minusValue']

const scopeSql = `
  left join product_group g on g.store_id = d.store_id and g.id = d.group_id
  left join product_position p on p.store_id = d.store_id and p.id = d.position_id`

/** Checks. */
export const checks = documentList<typeof inventoryCheckRoutes>({
  table: 'inventory_check',
  columns: `
    d.id, d.code, d.kind, d.status, d.note, d.is_blind, d.branch_id, coalesce(g.name, p.name) as scope_name,
    d.held_at is not null as is_held, d.created_by_name, d.created_at,
    d.posted_at, d.business_day, d.match_count, d.plus_count,
    d.minus_count, d.plus_value, d.minus_value`,
  joins: scopeSql,
  further: ({ tx: { storeId } }) => ({
    sheetCount: sql`(select count(*)::int from count_sheet s
      where s.store_id = ${storeId} and s.inventory_check_id = d.id and s.discarded_at is null)`,
    // Of a draft the lots counted so far.
    lineCount: sql`case when d.posted_at is not null then d.line_count else
      (select count(distinct (l.product_id, l.lot_key, l.bucket))::int from count_line l
       join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
       where l.store_id = ${storeId} and l.inventory_check_id = d.id and l.quantity is not null) end`,
  }),
  equal: { kind: 'kind' },
  sort: {
    code: 'd.code',
    at: 'coalesce(d.posted_at, d.created_at)',
    plus: 'd.plus_count',
    minus: 'd.minus_count',
    plusValue: 'd.plus_value',
    minusValue: 'd.minus_value',
  },
  search: { codes: ['code'], words: ['note'] },
  // A draft names the goods to count and the goods already counted.
  ofProduct: ({ tx }, productId) => {
    const names = (table: string, also = sql`true`) => sql`exists (select 1 from ${sql.table(table)} l
      where l.store_id = ${tx.storeId} and l.inventory_check_id = d.id and l.product_id = ${productId}::uuid and ${also})`
    return sql`(${names('inventory_check_line', sql`l.counted is not null`)}
      or d.status = 'DRAFT' and (${names('inventory_check_product')} or ${names('count_line')}))`
  },
  sums: 'plus_count, minus_count, plus_value, minus_value',
  costs: checkCosts,
})

/** One check with its sheets. Throws `not-found`, also for a branch that is not the caller's. */
export async function readCheck(tx: Tx, actor: Actor, id: string): Promise<InventoryCheck> {
  const [heads, sheets] = await Promise.all([
    tx.query<Omit<InventoryCheck, 'sheets' | 'sheetCount'>>(headSql, [tx.storeId, id, actor.branchIds]),
    readSheetsOf(tx, id),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const sheetCount = sheets.filter(sheet => sheet.discardedAt === null).length
  return { ...withoutCosts(actor, checkCosts)(head), sheetCount, sheets }
}

const headSql = `
  select d.id, d.code, d.kind, coalesce(g.name, p.name) as scope_name, d.group_id, d.position_id,
         array(select cp.product_id from inventory_check_product cp
           where cp.store_id = $1 and cp.inventory_check_id = d.id order by cp.id) as product_ids,
         d.status, d.is_blind, d.held_at is not null as is_held, d.branch_id, d.note,
         d.created_by_name, d.created_at, d.posted_at, d.posted_by_name,
         d.business_day, case when d.posted_at is not null then d.line_count else
           (select count(distinct (l.product_id, l.lot_key, l.bucket))::int from count_line l
            join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
            where l.store_id = $1 and l.inventory_check_id = d.id and l.quantity is not null) end as line_count,
         d.match_count, d.plus_count, d.minus_count, d.plus_value,
         d.minus_value, d.held_at, d.held_by_name, d.hold_reason,
         d.zeroed_uncounted, d.version, d.cancelled_at, d.cancelled_by_name,
         d.cancel_reason,
         case when into_one.id is not null then json_build_object('id', into_one.id, 'code', into_one.code) end as merged_into,
         (select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code) order by m.code), '[]') from inventory_check m
           where m.store_id = $1 and m.merged_into = d.id) as merged_from
  from inventory_check d
  ${scopeSql}
  left join inventory_check into_one on into_one.store_id = d.store_id and into_one.id = d.merged_into
  where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`

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
  return rows.map(withoutCosts(actor, checkCosts))
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
