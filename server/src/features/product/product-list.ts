import type { productRoutes } from '@quay/contract/product'
import { addDays } from '@quay/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { isSearch, searchHits } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { branchToday } from '../branch/branch-day.ts'
import { readProducts } from './product-details.ts'

export type ProductQuery = z.output<(typeof productRoutes)['list']['query']>

interface Place {
  rank: number
  key: string
  id: string
}

/** What a list is sorted by; ties go by id, so that a page begins exactly where the one before ended. */
const sortKeys = {
  name: sql<string>`p.name collate "vi-x-icu"`,
  code: sql<string>`upper(p.code)`,
  createdAt: sql<string>`p.created_at`,
}

/** A page of products: first the ids of the page, then the details of those only. */
export async function listProducts(tx: Tx, actor: Actor, query: ProductQuery) {
  const branchId = branchOf(actor, query.branchId)
  const today = query.expiringWithinDays === undefined ? '' : await branchToday(tx, branchId)
  const { page, count } = productListSql(tx, query, branchId, today)
  const [places, counted] = await Promise.all([page.execute(tx.db), count.execute(tx.db)])
  const answer = pageOfRows(places.rows, counted.rows[0]!.count, query, place => [place.rank, place.key, place.id])
  const ids = answer.items.map(place => place.id)
  return { ...answer, items: await readProducts(tx, actor, ids, branchId) }
}

/**
 * The statements of a list: the places of its page and the count of all. A search comes by rank (whole code or
 * barcode, beginning of the name, the rest) and then by name, unless another order is asked for.
 */
export function productListSql(tx: Pick<Tx, 'db' | 'storeId'>, query: ProductQuery, branchId: string, today: string) {
  const found = isSearch(query.keyword) ? searchHits(tx.db, 'product_search', tx.storeId, query.keyword) : undefined
  const hits = found ? sql`with hit as materialized ${found}` : sql``
  const source = found ? sql`hit join product p on p.store_id = ${tx.storeId} and p.id = hit.id` : sql`product p`
  const matching = sql`where p.store_id = ${tx.storeId} ${every(conditionsOf(tx.storeId, query, branchId, today))}`

  const byRank = found !== undefined && query.sortBy === undefined
  const rank = byRank ? sql<number>`hit.rank` : sql<number>`0`
  const key = sortKeys[query.sortBy ?? 'name']
  const position = byRank ? sql`(${rank}, ${key}, p.id)` : sql`(${key}, p.id)`
  const [after, direction] = query.orderBy === 'DESC' && !byRank ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const order = sql`${byRank ? sql`${rank},` : sql``} ${key} ${direction}, p.id ${direction}`
  const from = query.cursor ? sql`and ${position} ${after} ${positionOf(query.cursor, byRank)}` : sql``
  const skip = query.cursor ? sql`` : sql`offset ${offsetOf(query)}`
  return {
    page: sql<Place>`${hits} select ${rank} as rank, ${key} as key, p.id from ${source} ${matching} ${from}
      order by ${order} limit ${query.limit + 1} ${skip}`,
    count: sql<{
      count: number
    }>`${hits} select count(*) as count from (select 1 from ${source} ${matching} limit ${pageReach + 1}) matching`,
  }
}

function positionOf(cursor: string, byRank: boolean): RawBuilder<unknown> {
  const [rank, key, id] = decodeCursor(cursor, 3)
  return byRank ? sql`(${rank}::int, ${key}, ${id}::uuid)` : sql`(${key}, ${id}::uuid)`
}

function conditionsOf(storeId: string, query: ProductQuery, branchId: string, today: string): RawBuilder<unknown>[] {
  const onHand = sql`coalesce((select ps.on_hand from product_stock ps
    where ps.store_id = ${storeId} and ps.branch_id = ${branchId} and ps.product_id = p.id), 0)`
  const stock = {
    out: sql`${onHand} = 0`,
    in: sql`${onHand} > 0`,
    below: sql`${onHand} < p.min_stock`,
    above: sql`${onHand} > p.max_stock`,
  }
  const conditions: RawBuilder<unknown>[] = []
  if (query.groupId) conditions.push(sql`p.group_id in (${groupAndBelow(storeId, query.groupId)})`)
  if (query.isActive) conditions.push(sql`p.is_active = ${query.isActive === '1'}`)
  if (query.isPrescription !== undefined) conditions.push(sql`p.is_prescription = ${query.isPrescription}`)
  if (query.type) conditions.push(sql`p.type = ${query.type}`)
  if (query.stock) conditions.push(stock[query.stock])
  if (query.expiringWithinDays !== undefined)
    conditions.push(sql`p.id in (select s.product_id from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
      where s.store_id = ${storeId} and s.branch_id = ${branchId} and s.quantity > 0
        and l.expiry_date <= ${addDays(today, query.expiringWithinDays)}::date)`)
  return conditions
}

/** A group with the groups under it: there are three levels. */
const groupAndBelow = (storeId: string, groupId: string) => sql`
  select g.id from product_group g left join product_group above on above.store_id = g.store_id and above.id = g.parent_id
  where g.store_id = ${storeId} and ${groupId}::uuid in (g.id, g.parent_id, above.parent_id)`

const every = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length ? sql`and ${sql.join(conditions, sql` and `)}` : sql``
