import type { productRoutes } from '@quay/contract/product/routes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import type { PlaceList } from '../../../db/list/read-id-page.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { withoutCosts } from '../../stock/without-costs.ts'
import { askByWords } from './near-products.ts'
import { productsToday } from './product-list.ts'

type Filter = z.output<(typeof productRoutes)['total']['query']>

/** How many products a filter finds, of how many the branch has any, and what that cost (only for cost/read). */
export async function totalProducts(tx: Tx, actor: Actor, filter: Filter) {
  const branchId = branchOf(actor, filter.branchId)
  const sums = await askByWords(
    tx,
    filter.keyword,
    async hits => sumUp(tx, branchId, await productsToday(tx, actor, filter, branchId, hits)),
    ({ count }) => count === 0,
  )
  return withoutCosts(actor, ['value'])(sums)
}

async function sumUp(tx: Tx, branchId: string, { before, from, where, id }: PlaceList) {
  const found = sql`found as materialized (select ${id} as id from ${from} where ${sql.join(where, sql` and `)})`
  const { rows } = await sql<{ count: number; stockedCount: number; value: number }>`
    with ${sql.join([...(before ?? []), found])}
    select (select count(*)::int from found) as count,
      count(distinct s.product_id)::int as stocked_count, coalesce(sum(s.value), 0)::bigint as value
    from stock s
    where s.store_id = ${tx.storeId} and s.branch_id = ${branchId} and s.quantity > 0
      and s.product_id in (select id from found)`.execute(tx.db)
  return rows[0]!
}
