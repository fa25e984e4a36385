import type { productRoutes } from '@quay/contract/product/routes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { type PlaceList, readIdPage } from '../../../db/list/read-id-page.ts'
import { isSearch, rowsHit, searchHits } from '../../../db/list/search-hits.ts'
import type { SortKeys } from '../../../db/list/sorted-page.ts'
import { branchOf, requirePermission } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { lastDayOf, onShelvesSql } from '../../lot/near-expiry.ts'
import { unsellableGoods } from '../../stock/available-sql.ts'
import { unitPriceOf } from './combo-sql.ts'
import { costMoved } from './cost-moved.ts'
import { askByWords } from './near-products.ts'
import { readProducts } from './product-details.ts'

export type ProductQuery = z.output<(typeof productRoutes)['list']['query']>

const sortKeys: SortKeys<ProductQuery> = {
  name: 'p.name collate "vi-x-icu"',
  code: 'upper(p.code)',
  /** On hand at the branch, in base units. */
  stock: 'coalesce(ps.on_hand, 0)',
  createdAt: 'p.created_at',
  /** What the list shows of each: of the unit that is sold, of a base unit on hand, of the lot that expires first. */
  price: 'coalesce(sold.price, 0)',
  cost: 'coalesce(held.cost, 0)::bigint',
  expiry: `coalesce(held.expiry, 'infinity')`,
}

/** A page of products: first the ids of the page, then the details of those only. */
export async function listProducts(tx: Tx, actor: Actor, query: ProductQuery) {
  const branchId = branchOf(actor, query.branchId)
  const { ids, ...page } = await askByWords(
    tx,
    query.keyword,
    async hits => readIdPage(tx, await productsToday(tx, actor, query, branchId, hits), query),
    found => found.ids.length === 0,
  )
  return { ...page, items: await readProducts(tx, actor, ids, branchId) }
}

/** The products of a query on the branch's day of now. Throws `forbidden` to who asks for the order of costs and sees none. */
export async function productsToday(
  tx: Tx,
  actor: Actor,
  query: Partial<ProductQuery>,
  branchId: string,
  hits?: RawBuilder<unknown>,
): Promise<PlaceList> {
  if (query.sortBy === 'cost') requirePermission(actor, { model: 'cost', action: 'read' })
  const asksDay = query.expiringWithinDays !== undefined || query.stock !== undefined
  const today = asksDay ? (await readBranchDay(tx, branchId)).today : ''
  return productPlaces(tx.storeId, query, branchId, today, hits)
}

/**
 * The products of a query; `hits` are what its search finds, where that is known already. A search comes by rank (whole code or barcode, beginning of the name, the rest) and then
 * by the text that was searched, unless another order is asked for: then, and with no other filter, the hits alone tell
 * the page, and of a thousand products twenty are read.
 */
export function productPlaces(
  storeId: string,
  query: Partial<ProductQuery>,
  branchId: string,
  today: string,
  hits = isSearch(query.keyword) ? searchHits('product_search', query.keyword) : undefined,
): PlaceList {
  const where: RawBuilder<unknown>[] = [sql`p.store_id = ${storeId} and p.merged_into is null`]
  const before: RawBuilder<unknown>[] = []
  let from = sql`product p`
  if (isSearch(query.keyword) && hits) {
    before.push(sql`hit as (${hits})`)
    if (!readsProduct(query))
      return { before, from: sql`hit`, where: [sql`true`], rank: sql`hit.rank`, key: sql`hit.key`, id: sql`hit.id` }
    from = rowsHit('product', 'p', storeId, query.keyword)
  }
  if (query.expiringWithinDays !== undefined) {
    const through = lastDayOf(today, query.expiringWithinDays)
    where.push(sql`p.id in (${expiringProducts(storeId, branchId, through)})`)
  }
  if (query.stock) {
    before.push(sql`unsellable as materialized (${unsellableGoods(storeId, branchId, today)})`)
    where.push(stockConditions[query.stock])
  }
  if (query.stock || query.sortBy === 'stock')
    from = sql`${from} left join product_stock ps on ps.store_id = ${storeId} and ps.branch_id = ${branchId} and ps.product_id = p.id`
  if (query.stock) from = sql`${from} left join unsellable us on us.product_id = p.id`
  if (query.sortBy === 'price') from = sql`${from} left join (${salePrices(storeId)}) sold on sold.product_id = p.id`
  if (query.sortBy === 'cost')
    from = sql`${from} left join (${costsOf(storeId, branchId)}) held on held.product_id = p.id`
  if (query.sortBy === 'expiry')
    from = sql`${from} left join (${expiriesOf(storeId, branchId)}) held on held.product_id = p.id`
  if (query.groupId) where.push(sql`p.group_id in (${groupAndBelow(storeId, query.groupId)})`)
  if (query.isActive) where.push(sql`p.is_active = ${query.isActive === '1'}`)
  if (query.isPrescription !== undefined) where.push(sql`p.is_prescription = ${query.isPrescription}`)
  if (query.type) where.push(sql`p.type = ${query.type}`)
  if (query.manufacturerId) where.push(sql`p.manufacturer_id = ${query.manufacturerId}`)
  if (query.positionId) where.push(sql`p.position_id = ${query.positionId}`)
  if (query.controlGroup === 'any') where.push(sql`p.control_group is not null`)
  else if (query.controlGroup) where.push(sql`p.control_group = ${query.controlGroup}`)
  if (query.isActiveHere) {
    const traded = sql`(p.is_active and p.id not in (${stoppedProducts(storeId, branchId)}))`
    where.push(query.isActiveHere === '1' ? traded : sql`not ${traded}`)
  }
  if (query.costMovedWithinDays) where.push(sql`p.id in (${costMoved(storeId, branchId, query.costMovedWithinDays)})`)
  const isRanked = isSearch(query.keyword) && query.sortBy === undefined
  const once = isSearch(query.keyword) || query.stock !== undefined || query.expiringWithinDays !== undefined
  const sorted = isRanked
    ? { rank: sql`hit.rank`, key: sql`hit.key` }
    : { rank: undefined, key: sql.raw(sortKeys[query.sortBy ?? 'name']) }
  return { before, once, from, where, ...sorted, id: sql`p.id` }
}

/** Whether a search also asks what only the product itself can answer. */
function readsProduct({
  keyword: _k,
  branchId: _b,
  page: _p,
  limit: _l,
  cursor: _c,
  orderBy: _o,
  ...asked
}: Partial<ProductQuery>) {
  return Object.values(asked).some(value => value !== undefined)
}

const available = sql`(coalesce(ps.on_hand - ps.reserved, 0) - coalesce(us.quantity, 0))`

/** By what can be sold: goods of which the rest has expired are out of stock. */
const stockConditions = {
  out: sql`(${available} <= 0 and p.type <> 4)`,
  in: sql`${available} > 0`,
  below: sql`${available} < p.min_stock`,
  above: sql`${available} > p.max_stock`,
}

/** What the branch has a lot of that expires by the day, or has expired. */
const expiringProducts = (storeId: string, branchId: string, through: string) => sql`
  select s.product_id from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = ${storeId} and s.branch_id = ${branchId} and ${sql.raw(onShelvesSql)} and l.expiry_date <= ${through}::date`

/** The price of each product in the unit that is sold. */
const salePrices = (storeId: string) => sql`
  select u.product_id, coalesce(max(own.price) filter (where u.is_default_sale), max(own.price) filter (where u.is_base)) as price
  from product_unit u join product p on p.store_id = ${storeId} and p.id = u.product_id
  cross join lateral (select ${unitPriceOf(storeId)} as price) own
  where u.store_id = ${storeId} and u.is_active group by u.product_id`

/** What one base unit of each product cost that the branch holds. */
const costsOf = (storeId: string, branchId: string) => sql`
  select product_id, round(sum(value) / nullif(sum(quantity), 0)) as cost from stock
  where store_id = ${storeId} and branch_id = ${branchId} group by product_id`

/** When the first lot of each product expires that the branch sells. */
const expiriesOf = (storeId: string, branchId: string) => sql`
  select s.product_id, min(l.expiry_date) as expiry from stock s join lot l on l.store_id = ${storeId} and l.id = s.lot_id
  where s.store_id = ${storeId} and s.branch_id = ${branchId} and s.quantity > 0 and s.bucket = 'sellable' and l.state = 'normal'
  group by s.product_id`

const stoppedProducts = (storeId: string, branchId: string) => sql`
  select product_id from product_branch_status where store_id = ${storeId} and branch_id = ${branchId} and not is_active`

/** A group with the groups under it: there are three levels. */
const groupAndBelow = (storeId: string, groupId: string) => sql`
  select g.id from product_group g left join product_group above on above.store_id = g.store_id and above.id = g.parent_id
  where g.store_id = ${storeId} and ${groupId}::uuid in (g.id, g.parent_id, above.parent_id)`
