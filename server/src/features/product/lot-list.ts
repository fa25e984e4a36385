import type { productRoutes } from '@quay/contract/product'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { escapeLike, isSearch, searchHits } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, may } from '../../http/rights.ts'
import { branchToday } from '../branch/branch-day.ts'

export type LotQuery = z.output<(typeof productRoutes)['lots']['query']>

interface LotRow {
  id: string
  productId: string
  productCode: string
  productName: string
  baseUnit: string
  number: string
  expiryDate: string | null
  state: 'normal' | 'held' | 'recalled'
  quantity: number
  value: number
  firstReceivedAt: string
  version: number
  expiryKey: string
}

/** Lots without an expiry come last. */
const expiryKey = sql<string>`coalesce(l.expiry_date, 'infinity'::date)`

/**
 * The lots of a branch, the earliest expiry first, with what is left of each for sale. Days left are negative once a
 * lot has expired, and such lots belong to every "expiring within". The one lot of goods without lots is not listed.
 */
export async function listLots(tx: Tx, actor: Actor, query: LotQuery) {
  const branchId = branchOf(actor, query.branchId)
  const today = await branchToday(tx, branchId)
  const { page, count } = lotListSql(tx, query, branchId, today)
  const [rows, counted] = await Promise.all([page.execute(tx.db), count.execute(tx.db)])
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const answer = pageOfRows(rows.rows, counted.rows[0]!.count, query, row => [row.expiryKey, row.id])
  return {
    ...answer,
    items: answer.items.map(({ value, expiryKey: _key, ...lot }) => ({
      ...lot,
      daysLeft: lot.expiryDate === null ? null : daysBetween(today, lot.expiryDate),
      ...(seesCost ? { value } : {}),
    })),
  }
}

function lotListSql(tx: Tx, query: LotQuery, branchId: string, today: string) {
  const hits = isSearch(query.keyword)
    ? sql`with hit as materialized ${searchHits(tx.db, 'product_search', tx.storeId, query.keyword)}`
    : sql``
  const source = sql`stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id`
  const conditions = sql.join(conditionsOf(tx.storeId, query, branchId, today), sql` and `)
  const down = query.orderBy === 'DESC'
  const direction = down ? sql`desc` : sql`asc`
  const from = query.cursor ? positionAfter(query.cursor, down) : sql``
  const skip = query.cursor ? sql`` : sql`offset ${offsetOf(query)}`
  return {
    page: sql<LotRow>`${hits}
      select l.id, l.product_id as "productId", p.code as "productCode", p.name as "productName", u.name as "baseUnit", l.number,
        l.expiry_date as "expiryDate", l.state, l.quantity, l.value, l.first_received_at as "firstReceivedAt", l.version,
        l.expiry_key::text as "expiryKey"
      from (select l.*, s.quantity, s.value, ${expiryKey} as expiry_key from ${source} where ${conditions} ${from}
        order by ${expiryKey} ${direction}, l.id ${direction} limit ${query.limit + 1} ${skip}) l
      join product p on p.store_id = ${tx.storeId} and p.id = l.product_id
      join product_unit u on u.store_id = ${tx.storeId} and u.product_id = l.product_id and u.is_base
      order by l.expiry_key ${direction}, l.id ${direction}`,
    count: sql<{ count: number }>`${hits}
      select count(*) as count from (select 1 from ${source} where ${conditions} limit ${pageReach + 1}) matching`,
  }
}

function conditionsOf(storeId: string, query: LotQuery, branchId: string, today: string): RawBuilder<unknown>[] {
  const conditions = [
    sql`s.store_id = ${storeId} and s.branch_id = ${branchId} and s.bucket = 'sellable' and l.number_key <> ''`,
  ]
  if (!query.withEmpty) conditions.push(sql`s.quantity > 0`)
  if (query.productId) conditions.push(sql`s.product_id = ${query.productId}`)
  if (query.expiringWithinDays !== undefined)
    conditions.push(sql`l.expiry_date <= ${addDays(today, query.expiringWithinDays)}::date`)
  if (isSearch(query.keyword))
    conditions.push(sql`(l.product_id in (select id from hit) or l.number_key like ${lotPrefix(query.keyword)})`)
  return conditions
}

const lotPrefix = (keyword: string) => `${escapeLike(keyword.trim().toUpperCase())}%`

function positionAfter(cursor: string, down: boolean): RawBuilder<unknown> {
  const [key, id] = decodeCursor(cursor, 2)
  return sql`and (${expiryKey}, l.id) ${down ? sql`<` : sql`>`} (${key}::date, ${id}::uuid)`
}
