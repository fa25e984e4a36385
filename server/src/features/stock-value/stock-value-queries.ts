import type { stockValueRoutes } from '@quay/contract/stock-value/routes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { isSearch, searchHits } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { pastShelves, shelvesNow } from '../stock/stock-at.ts'

type ListQuery = z.output<(typeof stockValueRoutes)['list']['query']>
export type StockValueRow = z.input<(typeof stockValueRoutes)['list']['response']>['items'][number]

const sort: SortKeys<ListQuery> = {
  product: 'p.name collate "vi-x-icu"',
  value: 'past.value',
}

/** What each product was worth at the end of a day, by name, as a page of the contract. */
export async function listStockValue(tx: Tx, actor: Actor, query: ListQuery) {
  const branchId = branchOf(actor, query.branchId)
  const shelves = await shelvesOf(tx, branchId, query.day)
  const past = (ids?: readonly string[]) => sql`past as materialized (
    select product_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
    from (${shelves.of(ids)}) shelf group by 1)`
  const { keyword } = query
  const { ids, ...page } = await readIdPage(
    tx,
    {
      before: [past(), ...(isSearch(keyword) ? [sql`hit as (${searchHits('product_search', keyword)})`] : [])],
      once: true,
      from: sql`past join product p on p.store_id = ${tx.storeId} and p.id = past.product_id`,
      where: [isSearch(keyword) ? sql`p.id in (select id from hit)` : sql`true`],
      key: sql`p.name collate "vi-x-icu"`,
      sort,
      id: sql`p.id`,
    },
    query,
  )
  if (ids.length === 0) return { ...page, items: [] }
  const { rows } = await sql<StockValueRow>`with ${past(ids)}
    select past.*, p.code as product_code, p.name as product_name, u.name as base_unit
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join past on past.product_id = asked.id
    join product p on p.store_id = ${tx.storeId} and p.id = asked.id
    join product_unit u on u.store_id = ${tx.storeId} and u.product_id = p.id and u.is_base
    order by asked.place`.execute(tx.db)
  return { ...page, items: rows }
}

/** What everything that the words find was worth together at the end of a day. */
export async function totalStockValue(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; day?: string | undefined; keyword?: string | undefined },
) {
  const branchId = branchOf(actor, query.branchId)
  const { day, isToday, of } = await shelvesOf(tx, branchId, query.day)
  const { keyword } = query
  const found = isSearch(keyword)
    ? sql`where product_id in (select id from (${searchHits('product_search', keyword)}) hit)`
    : sql``
  const { rows } = await sql<{ productCount: number; lotCount: number; value: number }>`
    select count(distinct product_id)::int as product_count, count(distinct lot_id)::int as lot_count,
      coalesce(sum(value), 0)::bigint as value
    from (${of()}) past ${found}`.execute(tx.db)
  return { day, isToday, ...rows[0]! }
}

/** All that the list would show, page after page in its order, as rows of a file; at most one more than `most`. */
export async function readStockValues(
  tx: Tx,
  actor: Actor,
  query: Partial<Pick<ListQuery, 'branchId' | 'day' | 'keyword' | 'sortBy' | 'orderBy'>>,
  most: number,
) {
  const branchId = branchOf(actor, query.branchId)
  const { day, of } = await shelvesOf(tx, branchId, query.day)
  const { keyword } = query
  const direction = query.orderBy === 'DESC' ? 'desc' : 'asc'
  const hits = isSearch(keyword)
    ? sql`and p.id in (select id from (${searchHits('product_search', keyword)}) hit)`
    : sql``
  const { rows } = await sql<StockValueRow>`
    select past.*, p.code as product_code, p.name as product_name, u.name as base_unit
    from (
      select product_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value from (${of()}) shelf group by 1
    ) past
    join product p on p.store_id = ${tx.storeId} and p.id = past.product_id
    join product_unit u on u.store_id = ${tx.storeId} and u.product_id = p.id and u.is_base
    where true ${hits} order by ${sql.raw(`${sort[query.sortBy ?? 'product']} ${direction}, p.id ${direction}`)} limit ${most + 1}`.execute(
    tx.db,
  )
  return { day, branchId, rows }
}

/** The shelves at the end of a day; a day to come is today, of which nothing more is known than what lies there. */
async function shelvesOf(tx: Tx, branchId: string, asked: string | undefined) {
  const { today } = await readBranchDay(tx, branchId)
  if (asked === undefined || asked >= today) return { day: today, isToday: true, of: shelvesNow(tx, branchId) }
  return { day: asked, isToday: false, of: await pastShelves(tx, branchId, asked) }
}
