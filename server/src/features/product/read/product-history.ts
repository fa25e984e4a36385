import { type AuditAction, auditActions } from '@quay/contract/audit-action'
import type { productCareRoutes } from '@quay/contract/product-care/routes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { decodeCursor, encodeCursor } from '../../../db/list/page.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { costAlertShare, costWithVatSql } from './cost-moved.ts'
import { familyOf } from './product-family.ts'

type PriceQuery = z.output<(typeof productCareRoutes)['prices']['query']>
type PriceRow = z.output<(typeof productCareRoutes)['prices']['response']>['items'][number]
type SaleQuery = z.output<(typeof productCareRoutes)['sales']['query']>
type SaleRow = z.output<(typeof productCareRoutes)['sales']['response']>['items'][number] & { cost: number }
type LogQuery = z.output<(typeof productCareRoutes)['log']['query']>
type LogRow = Omit<z.output<(typeof productCareRoutes)['log']['response']>['items'][number], 'actionText'> & {
  action: string
}

/** Behind every row there is. */
const end = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

// What goods cost stands in their imports: a cancelled one is out of it by itself. Both kinds in one order of time.
const pricesSql = `
  select * from (
    select h.id, h.at, 'SALE' as kind, h.unit_name, h.book_name,
      h.book_name is not null and not exists (select 1 from price_book k where k.store_id = $1
        and name_key(k.name) = name_key(h.book_name) and k.deleted_at is null) as is_book_gone, h.price_before as before, h.price as after, false as is_alert,
      h.employee_name, null as document_kind, null::uuid as document_id, null as document_code, null as partner_name
    from price_history h where h.store_id = $1 and h.product_id = any($3::uuid[])
    union all
    select c.id, c.at, 'COST', (select u.name from product_unit u where u.store_id = $1 and u.product_id = $7 and u.is_base), null, false,
      round(c.before)::bigint, round(c.cost)::bigint, coalesce(abs(c.paid - c.paid_before) > c.paid_before * ${costAlertShare}, false),
      c.employee, 'inbound', c.document_id, c.code, c.provider
    from (
      select it.id, d.posted_at as at, it.value::numeric / it.base_quantity as cost,
        lag(it.value::numeric / it.base_quantity) over earlier as before, ${costWithVatSql} / it.base_quantity as paid,
        lag(${costWithVatSql} / it.base_quantity) over earlier as paid_before,
        d.created_by_name as employee, d.id as document_id, d.code, d.provider_name as provider
      from inbound_item it join inbound d on d.store_id = it.store_id and d.id = it.inbound_id
      where $8 and it.store_id = $1 and it.product_id = any($3::uuid[]) and d.branch_id = $2 and d.status = 'SUCCEED' and it.value > 0
      window earlier as (order by d.posted_at, it.id)
    ) c
  ) r
  where (r.at, r.id) < ($4::timestamptz, $5::uuid)
  order by r.at desc, r.id desc limit $6`

/** Sale prices, and to who may see cost what it was bought for at the branch, newest first. Throws `not-found`. */
export async function listPrices(tx: Tx, actor: Actor, id: string, query: PriceQuery) {
  const family = await familyOf(tx, id)
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const rows = await tx.query<PriceRow>(pricesSql, [
    tx.storeId,
    branchOf(actor, query.branchId),
    family,
    ...positionOf(query.cursor),
    query.limit + 1,
    id,
    seesCost,
  ])
  return page(rows, query.limit, row => [row.at, row.id])
}

// Product by product, so that each is read in the order of its index and no further than the page.
const salesSql = `
  with own as (
    select i.* from unnest($3::uuid[]) family (id) cross join lateral (
      select i.id, i.bill_id, i.business_day, i.unit_name, i.quantity, i.base_quantity, i.net, i.cost, null as combo
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id and b.branch_id = $2
      where i.store_id = $1 and i.product_id = family.id and i.business_day <= $4::date and (i.business_day, i.id) < ($4::date, $5::uuid)
      order by i.business_day desc, i.id desc limit $6
    ) i
  ), in_combo as (
    select i.* from unnest($3::uuid[]) family (id) cross join lateral (
      select i.id, i.bill_id, i.business_day, i.unit_name, i.quantity, i.base_quantity, i.net, i.cost, c.product_name as combo
      from bill_item_part i join bill b on b.store_id = i.store_id and b.id = i.bill_id and b.branch_id = $2
      join bill_item c on c.store_id = i.store_id and c.id = i.item_id
      where i.store_id = $1 and i.product_id = family.id and i.business_day <= $4::date and (i.business_day, i.id) < ($4::date, $5::uuid)
      order by i.business_day desc, i.id desc limit $6
    ) i
  )
  select s.id, b.id as bill_id, b.code as bill_code, b.sold_at, s.business_day,
    b.status = 'CANCELLED' as is_cancelled, b.customer_name, b.seller_name,
    s.unit_name, s.quantity, s.base_quantity, s.net, s.cost, s.combo as combo_name
  from (select * from own union all select * from in_combo) s
  join bill b on b.store_id = $1 and b.id = s.bill_id
  order by s.business_day desc, s.id desc limit $6`

/** Each time a product was sold at the branch, in a combo too, newest first. Throws `not-found`. */
export async function listSales(tx: Tx, actor: Actor, id: string, query: SaleQuery) {
  const family = await familyOf(tx, id)
  const rows = await tx.query<SaleRow>(salesSql, [
    tx.storeId,
    branchOf(actor, query.branchId),
    family,
    ...positionOf(query.cursor),
    query.limit + 1,
  ])
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const { items, nextCursor } = page(rows, query.limit, row => [row.businessDay, row.id])
  return { items: items.map(({ cost, ...row }) => ({ ...row, ...(seesCost && { cost }) })), nextCursor }
}

const logSql = `
  select id, at, employee_name, action, before, after from user_log
  where store_id = $1 and subject_kind = 'product' and subject_id = any($2::uuid[]) and (at, id) < ($3::timestamptz, $4::uuid)
  order by at desc, id desc limit $5`

/** What was done to a product, from the log, newest first. Throws `not-found`. */
export async function listProductLog(tx: Tx, id: string, query: LogQuery) {
  const family = await familyOf(tx, id)
  const rows = await tx.query<LogRow>(logSql, [tx.storeId, family, ...positionOf(query.cursor), query.limit + 1])
  const { items, nextCursor } = page(rows, query.limit, row => [row.at, row.id])
  const inWords = items.map(({ action, ...row }) => ({
    ...row,
    actionText: auditActions[action as AuditAction] ?? action,
  }))
  return { items: inWords, nextCursor }
}

const positionOf = (cursor: string | undefined) => (cursor ? decodeCursor(cursor, 2) : end)

function page<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => (string | number)[]) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null }
}
