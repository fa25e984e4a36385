import type { lotRoutes } from '@quay/contract/lot/routes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { daysBetween } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { lotsByExpiry, searchLots } from './lot-places.ts'
import { lastDayOf } from './near-expiry.ts'

type Query = z.output<(typeof lotRoutes)['list']['query']>

/** The units of product `p` of the store `$1`, the largest first. */
export const unitsSql = `coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc)
  from product_unit u where u.store_id = $1 and u.product_id = p.id and (u.is_active or u.is_base)), '[]')`

// Of one page only. The provider of a lot is that of its last import.
const detailsSql = `
  select l.id, l.product_id, p.code as product_code, p.name as product_name, ${unitsSql} as units, l.number,
    l.expiry_date, l.state, l.version, s.bucket, s.quantity, s.value, l.first_received_at,
    bought.provider_id, bought.provider_name, bought.purchase
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join stock s on s.store_id = $1 and s.id = asked.id
  join lot l on l.store_id = $1 and l.id = s.lot_id
  join product p on p.store_id = $1 and p.id = l.product_id
  left join lateral (
    select d.provider_id, v.name as provider_name, json_build_object('unitName', i.unit_name, 'price', i.price) as purchase
    from inbound_lot il
    join inbound_item i on i.store_id = il.store_id and i.id = il.item_id
    join inbound d on d.store_id = i.store_id and d.id = i.inbound_id and d.status = 'SUCCEED'
    left join provider v on v.store_id = d.store_id and v.id = d.provider_id
    where il.store_id = $1 and il.lot_id = l.id order by d.posted_at desc, d.id limit 1
  ) bought on true
  order by asked.place`

/**
 * Goods of lots on the two shelves of a branch, the earliest expiry first; a lot that lies on both is there twice. A keyword finds
 * the number of a lot by its beginning, or the goods. The one lot of goods without lots is not listed.
 */
export async function listShelfLots(tx: Tx, actor: Actor, query: Query) {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const { ids, ...page } = await readIdPage(tx, shelfPlaces(tx.storeId, query, branchId, today), query)
  const rows = ids.length ? await tx.query<Omit<ShelfLot, 'daysLeft'>>(detailsSql, [tx.storeId, ids]) : []
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const items = rows.map(({ value, purchase, ...lot }) => ({
    ...lot,
    daysLeft: lot.expiryDate === null ? null : daysBetween(today, lot.expiryDate),
    ...(seesCost && { value, purchase }),
  }))
  return { ...page, items }
}

function shelfPlaces(storeId: string, query: Query, branchId: string, today: string): PlaceList {
  const { productId, days, hindrance, keyword } = query
  const where = [sql`s.store_id = ${storeId} and s.branch_id = ${branchId} and l.number_key <> ''`]
  // What is empty stands on the shelf it was sold from.
  where.push(query.withEmpty ? sql`(s.quantity > 0 or s.bucket = 'sellable')` : sql`s.quantity > 0`)
  if (productId) where.push(sql`s.product_id = ${productId}`)
  if (days !== undefined) where.push(sql`l.expiry_date <= ${lastDayOf(today, days)}::date`)
  if (hindrance === 'quarantine') where.push(sql`s.bucket = 'quarantine'`)
  else if (hindrance) where.push(sql`l.state = ${hindrance}`)
  const search = searchLots(keyword)
  return { ...lotsByExpiry, before: search.before, where: [...where, ...search.where], id: sql`s.id` }
}
