import type { VatRate } from '@quay/contract/enumeration'
import type { reorderRoutes } from '@quay/contract/reorder/routes'
import type { ReorderRow } from '@quay/contract/reorder/shapes'
import type { Answer } from '@quay/contract/route'
import { addDays } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { neededGoods, type ReorderQuery, suggestedGoods } from './suggest.ts'

type ListQuery = z.output<(typeof reorderRoutes)['list']['query']>
type Suppliers = Answer<(typeof reorderRoutes)['providers']>['items']

/** A suggestion as orders are made of it. */
export type Suggestion = Omit<ReorderRow, 'units' | 'stockOutDate' | 'amount'> & {
  leadDays: number | null
  vatRate: VatRate
}

/** What is to be ordered, the goods that run out first in front, as a page of the contract. */
export async function listReorder(tx: Tx, actor: Actor, query: ListQuery) {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const before = neededGoods(tx.storeId, branchId, today, query)
  const { ids, ...page } = await readIdPage(
    tx,
    {
      before,
      from: sql`needed`,
      where: [sql`true`],
      rank: soonest,
      key: sql`needed.name collate "vi-x-icu"`,
      id: sql`needed.id`,
    },
    query,
  )
  if (!ids.length) return { ...page, items: [] }
  const [rows, units] = await Promise.all([
    readSuggestions(tx, branchId, today, { ...query, keyword: undefined, providerId: undefined }, ids),
    tx.query<ReorderRow['units'][number] & { productId: string }>(unitsSql, [tx.storeId, ids]),
  ])
  const unitsOf = Map.groupBy(units, unit => unit.productId)
  const byId = new Map(rows.map(row => [row.productId, row]))
  return {
    ...page,
    items: ids.flatMap(id => {
      const row = byId.get(id)
      if (!row) return []
      const { leadDays: _, vatRate: _v, ...shown } = row
      return [
        {
          ...shown,
          amount: row.quantity * row.price,
          stockOutDate: row.daysLeft === null ? null : addDays(today, Math.min(row.daysLeft, farthest)),
          units: (unitsOf.get(id) ?? []).map(({ productId: _p, ...unit }) => unit),
        },
      ]
    }),
  }
}

/** Stock that lasts longer than a hundred years has no day on which it runs out. */
const farthest = 36_500

/** Goods without sales come last. */
const soonest = sql`coalesce(needed.days_left, 1000000)`

const unitsSql = `
  select product_id, id, name, ratio from product_unit
  where store_id = $1 and product_id = any($2::uuid[]) and is_active order by ratio desc`

/** Suggestions of some goods, or of all that are to be ordered, by provider and name. */
export async function readSuggestions(
  tx: Tx,
  branchId: string,
  today: string,
  query: ReorderQuery,
  ids?: readonly string[],
): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    with ${sql.join(suggestedGoods(tx.storeId, branchId, today, query, ids))}
    select s.id as product_id, p.code as product_code, s.name as product_name, s.on_hand, s.reserved, s.unsellable,
      s.on_order, s.drafted, s.in_transit, s.min_stock, s.max_stock, s.sold, s.wanted, s.need,
      s.days_left, s.unit_id, s.unit_name, s.ratio, s.quantity, s.unit_price as price,
      s.provider_id, s.provider_name, s.is_preferred, s.lead_days,
      p.vat_rate
    from suggested s join product p on p.store_id = ${tx.storeId} and p.id = s.id
    order by s.provider_name collate "vi-x-icu", s.provider_id, s.name collate "vi-x-icu", s.id`.execute(tx.db)
  return rows
}

/** All that is to be ordered, at once: by provider and name, as it is ordered. */
export async function listSuggestions(
  tx: Tx,
  actor: Actor,
  query: ReorderQuery & { branchId?: string | undefined },
): Promise<{ items: Suggestion[] }> {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  return { items: await readSuggestions(tx, branchId, today, query) }
}

/** How much to order from each provider; goods without a provider come last. */
export async function listReorderProviders(
  tx: Tx,
  actor: Actor,
  query: ReorderQuery & { branchId?: string | undefined },
): Promise<Suppliers> {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const { rows } = await sql<Suppliers[number]>`
    with ${sql.join(suggestedGoods(tx.storeId, branchId, today, query))}
    select provider_id, max(provider_name) as provider_name, max(lead_days) as lead_days, max(min_order) as min_order,
      count(*) as item_count, sum(quantity * unit_price)::bigint as amount
    from suggested group by provider_id order by max(provider_name) collate "vi-x-icu" nulls last`.execute(tx.db)
  return rows
}
