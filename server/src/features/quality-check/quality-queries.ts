import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/list/page.ts'
import { branchOf } from '../../http/caller/rights.ts'

type ListQuery = z.output<(typeof qualityCheckRoutes)['list']['query']>
type Summary = z.input<(typeof qualityCheckRoutes)['list']['response']>['items'][number]

/** The forms of a branch, the last month first, as a page of the contract. */
export async function listQualityChecks(tx: Tx, actor: Actor, query: ListQuery) {
  let filtered = tx.db
    .selectFrom('quality_check as c')
    .where('c.storeId', '=', tx.storeId)
    .where('c.branchId', '=', branchOf(actor, query.branchId))
  if (query.status) filtered = filtered.where('c.status', '=', query.status)
  if (query.keyword) filtered = filtered.where('c.code', '=', query.keyword.toUpperCase())
  const [direction, after] = query.orderBy === 'ASC' ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let page = filtered
    .select(['c.id', 'c.code', sql<string>`to_char(c.month, 'YYYY-MM')`.as('month'), 'c.status'])
    .select(['c.branchId', 'c.createdByName', 'c.createdAt'])
    .select(['c.postedAt', 'c.businessDay', 'c.lineCount'])
    .select([doneCount(tx.storeId).as('doneCount'), failedCount(tx.storeId).as('failedCount')])
    .orderBy('c.month', direction)
    .orderBy('c.id', direction)
    .limit(query.limit + 1)
  if (query.cursor) {
    const [month, id] = decodeCursor(query.cursor, 2)
    page = page.where(sql<boolean>`(c.month, c.id) ${sql.raw(after)} ((${month}::text || '-01')::date, ${id}::uuid)`)
  } else page = page.offset(offsetOf(query))
  const counting = tx.db
    .selectFrom(
      filtered
        .select('c.id')
        .limit(pageReach + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
  const [rows, counted] = await Promise.all([page.$castTo<Summary>().execute(), counting.executeTakeFirstOrThrow()])
  return pageOfRows(rows, counted.count, query, row => [row.month, row.id])
}

const countItems = (condition: string) => (storeId: string) =>
  sql<number>`(select count(*)::int from quality_check_item i
    where i.store_id = ${storeId} and i.quality_check_id = c.id and ${sql.raw(condition)})`
const doneCount = countItems('i.result is not null')
const failedCount = countItems(`i.result <> 'PASS'`)

type Item = QualityCheck['items'][number]

/** One form whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readQualityCheck(tx: Tx, actor: Actor, id: string): Promise<QualityCheck> {
  const [heads, items] = await Promise.all([
    tx.query<Omit<QualityCheck, 'items' | 'doneCount' | 'failedCount'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  return {
    ...head,
    doneCount: items.filter(item => item.result !== null).length,
    failedCount: items.filter(item => item.result !== null && item.result !== 'PASS').length,
    items,
  }
}

const headSql = `
  select id, code, to_char(month, 'YYYY-MM') as month, status, branch_id, storage, storage_note,
         inspectors, note, created_by_name, created_at, posted_at,
         posted_by_name, business_day, line_count, version,
         cancelled_at, cancelled_by_name, cancel_reason
  from quality_check where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

const itemsSql = `
  select i.id, i.product_id, i.product_code, i.product_name, i.base_unit,
         i.lot_id, i.lot_number, i.expiry_date, l.state, i.storage, pos.name as position, i.risk,
         i.quantity, i.moved_quantity, i.result, i.note
  from quality_check_item i join lot l on l.store_id = i.store_id and l.id = i.lot_id
  join product p on p.store_id = i.store_id and p.id = i.product_id
  left join product_position pos on pos.store_id = p.store_id and pos.id = p.position_id
  where i.store_id = $1 and i.quality_check_id = $2
  order by array_position(array['EXPIRED', 'MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE'], i.risk),
    i.expiry_date nulls last, i.product_name collate "vi-x-icu", i.id`
