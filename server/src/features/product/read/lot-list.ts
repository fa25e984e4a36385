import type { productRoutes } from '@quay/contract/product/routes'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { type PlaceList, readIdPage } from '../../../db/list/read-id-page.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { lotsByExpiry, searchLots } from '../../lot/lot-places.ts'

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
}

// Of one page only. The base unit is the one in use of ratio 1 that the product counts in.
const detailsSql = `
  select l.id, l.product_id, p.code as product_code, p.name as product_name, u.name as base_unit, l.number,
    l.expiry_date, l.state, s.quantity, s.value, l.first_received_at, l.version
  from unnest($3::uuid[]) with ordinality as asked (id, place)
  join stock s on s.store_id = $1 and s.branch_id = $2 and s.lot_id = asked.id and s.bucket = 'sellable'
  join lot l on l.store_id = $1 and l.id = asked.id
  join product p on p.store_id = $1 and p.id = l.product_id
  join product_unit u on u.store_id = $1 and u.product_id = l.product_id and u.is_base
  order by asked.place`

/**
 * The lots of a branch, the earliest expiry first, with what is left of each for sale. Days left are negative once a
 * lot has expired, and such lots belong to every "expiring within". The one lot of goods without lots is not listed.
 */
export async function listLots(tx: Tx, actor: Actor, query: LotQuery) {
  const branchId = branchOf(actor, query.branchId)
  const today = (await readBranchDay(tx, branchId)).today
  const { ids, ...page } = await readIdPage(tx, lotPlaces(tx.storeId, query, branchId, today), query)
  const rows = ids.length ? await tx.query<LotRow>(detailsSql, [tx.storeId, branchId, ids]) : []
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const items = rows.map(({ value, ...lot }) => ({
    ...lot,
    daysLeft: lot.expiryDate === null ? null : daysBetween(today, lot.expiryDate),
    ...(seesCost ? { value } : {}),
  }))
  return { ...page, items }
}

function lotPlaces(storeId: string, query: LotQuery, branchId: string, today: string): PlaceList {
  const where = [
    sql`s.store_id = ${storeId} and s.branch_id = ${branchId} and s.bucket = 'sellable' and l.number_key <> ''`,
  ]
  if (!query.withEmpty) where.push(sql`s.quantity > 0`)
  if (query.productId) where.push(sql`s.product_id = ${query.productId}`)
  if (query.expiringWithinDays !== undefined)
    where.push(sql`l.expiry_date <= ${addDays(today, query.expiringWithinDays)}::date`)
  const search = searchLots(query.keyword)
  return { ...lotsByExpiry, before: search.before, where: [...where, ...search.where], id: sql`l.id` }
}
