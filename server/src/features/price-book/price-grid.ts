import type { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceRow } from '@quay/contract/price-book/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { unitPriceSql } from '../product/read/combo-sql.ts'
import { productPlaces } from '../product/read/product-list.ts'
import { owedRatesOf } from '../tax/owed-rates.ts'
import { readCosts } from './read-costs.ts'
import { readMarkupCaps } from './read-markup-caps.ts'

type GridQuery = z.output<(typeof priceBookRoutes)['grid']['query']>

/**
 * A page of products, each with a row for every unit and the prices of the chosen books. Costs only with cost/read. The
 * limit and the count are of products. Throws `price-cost-right-missing` for the filter that would tell costs.
 */
export async function readGrid(tx: Tx, actor: Actor, query: GridQuery) {
  const branchId = branchOf(actor, query.branchId)
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const { ids, ...page } = await readIdPage(tx, pricesShown(tx, actor, query, branchId), query)
  const [rows, costs, caps] = await Promise.all([
    tx.query<Omit<PriceRow, 'markup'>>(rowsSql, [tx.storeId, ids, query.bookIds ?? []]),
    seesCost ? readCosts(tx, branchId, ids) : null,
    readMarkupCaps(tx, branchId, ids),
  ])
  const items = rows.map((row): PriceRow => {
    const markup = markupOf(row, caps.get(row.unitId), seesCost)
    if (!costs) return { ...row, markup }
    const { cost = null, lastPurchase = null, costHoldsVat } = costs.get(row.unitId) ?? {}
    return { ...row, markup, cost, lastPurchase, ...(costHoldsVat && { costHoldsVat }) }
  })
  return { ...page, items }
}

/** Which prices of a row are above what they may be. */
function markupOf({ price, books }: Omit<PriceRow, 'markup'>, cap: number | undefined, seesCost: boolean) {
  if (cap === undefined) return null
  const overBooks = books.filter(book => book.price !== null && book.price > cap).map(({ bookId }) => bookId)
  return { ...(seesCost && { cap }), isOver: price > cap, overBooks }
}

/** The products of a price query. Throws `price-cost-right-missing` for the filter that would reveal costs. */
export function pricesShown(tx: Tx, actor: Actor, query: Partial<GridQuery>, branchId: string): PlaceList {
  if (query.belowCost && !may(actor, { model: 'cost', action: 'read' }))
    throw new DomainError('price-cost-right-missing')
  return pricedProducts(tx.storeId, query, branchId)
}

/** The traded products of a filter: what the grid shows and what a formula is applied to. */
export function pricedProducts(
  storeId: string,
  { keyword, groupId, belowCost, productId }: Partial<GridQuery>,
  branchId: string,
): PlaceList {
  const filter = { page: 1, limit: 1, isActive: '1' as const, ...(keyword && { keyword }), ...(groupId && { groupId }) }
  const list = productPlaces(storeId, filter, branchId, '')
  const where = [...list.where]
  if (productId) where.push(sql`p.id = ${productId}`)
  if (belowCost)
    where.push(sql`p.id in (
      select u.product_id from product_unit u join (
        select s.product_id, sum(s.value) as value, sum(s.quantity) as quantity from stock s
        where s.store_id = ${storeId} and s.branch_id = ${branchId} and s.quantity > 0 group by s.product_id
      ) held on held.product_id = u.product_id
      left join (${owedRatesOf(storeId)}) r on r.product_id = u.product_id and r.branch_id = ${branchId}
      where u.store_id = ${storeId} and u.is_active
        and held.value * u.ratio * (100 + coalesce(r.rate, 0)) > u.price * held.quantity * 100)`)
  return { ...list, where, once: list.once || belowCost === true }
}

const rowsSql = `
  select p.id as product_id, p.code as product_code, p.name as product_name, u.id as unit_id, u.name as unit_name, u.ratio,
    u.is_base, p.combo_price is not distinct from 'SUM' as is_sum, ${unitPriceSql} as price, u.posted_price,
    b.price as base_price, b.name as base_unit_name,
    coalesce((select i.tiers from price_book_item i where i.store_id = $1 and i.unit_id = u.id and i.book_id is null), '[]') as tiers,
    coalesce((select json_agg(json_build_object('bookId', i.book_id, 'price', i.price, 'tiers', i.tiers)) from price_book_item i
      where i.store_id = $1 and i.unit_id = u.id and i.book_id = any($3::uuid[]) and i.price is not null), '[]') as books,
    (select json_build_object('startsAt', c.starts_at, 'price', c.price) from price_change c
      where c.store_id = $1 and c.unit_id = u.id and c.state = 'PENDING' order by c.starts_at limit 1) as planned
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join product p on p.store_id = $1 and p.id = asked.id
  join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_active
  join product_unit b on b.store_id = p.store_id and b.product_id = p.id and b.is_active and b.is_base
  order by asked.place, u.ratio, u.position, u.id`
