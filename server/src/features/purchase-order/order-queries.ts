import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { PurchaseOrder, purchaseOrderFilter } from '@quay/contract/purchase-order/shapes'
import { fold } from '@quay/domain/text/fold'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { addressLineOf } from '../ward/ward-of.ts'

type Filter = z.output<typeof purchaseOrderFilter>
type ListQuery = z.output<(typeof purchaseOrderRoutes)['list']['query']>
type Summary = z.input<(typeof purchaseOrderRoutes)['list']['response']>['items'][number]

/** Whether an order `o` is still expected. */
const isOpen = sql.raw(`o.progress in ('CONFIRMED', 'PARTIAL')`)

const summaryColumns = `o.id, o.code, o.status, o.progress, o.branch_id, o.provider_id,
  o.provider_name, o.expected_date, o.created_by_name,
  o.created_at, o.confirmed_at, o.business_day, o.item_count,
  o.goods_amount, o.vat_amount, o.payable`

/** Orders, the last written first, as a page of the contract. */
export async function listOrders(tx: Tx, actor: Actor, query: ListQuery) {
  const { where, today } = await orderConditions(tx, actor, query)
  const [direction, after] = query.orderBy === 'ASC' ? ['asc', '>'] : ['desc', '<']
  const page = [...where]
  if (query.cursor) {
    const [createdAt, id] = decodeCursor(query.cursor, 2)
    page.push(sql`(o.created_at, o.id) ${sql.raw(after!)} (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  const order = sql.raw(direction!)
  const [rows, counted] = await Promise.all([
    sql<Summary>`
      select ${sql.raw(summaryColumns)}, coalesce(${isOpen} and o.expected_date < ${today}::date, false) as is_late
      from purchase_order o where ${sql.join(page, sql` and `)}
      order by o.created_at ${order}, o.id ${order} limit ${query.limit + 1} offset ${query.cursor ? 0 : offsetOf(query)}
    `.execute(tx.db),
    sql<{ count: number }>`
      select count(*) as count from (select 1 from purchase_order o where ${sql.join(where, sql` and `)} limit ${pageReach + 1}) counted
    `.execute(tx.db),
  ])
  return pageOfRows(rows.rows, counted.rows[0]!.count, query, row => [row.createdAt, row.id])
}

/** The sums of a whole filter; only what was ordered counts. */
export async function totalOrders(tx: Tx, actor: Actor, filter: Filter) {
  const { where } = await orderConditions(tx, actor, filter)
  const { rows } = await sql<{ count: number; payable: number }>`
    select count(*) as count, coalesce(sum(o.payable), 0)::bigint as payable
    from purchase_order o where ${sql.join([...where, sql`o.status = 'SUCCEED'`], sql` and `)}`.execute(tx.db)
  return rows[0]!
}

/** What a filter asks of an order `o`, and today at the branch. Throws `not-found` for a branch that is not the caller's. */
export async function orderConditions(
  tx: Tx,
  actor: Actor,
  filter: Filter,
): Promise<{ where: RawBuilder<unknown>[]; today: string }> {
  const branchId = branchOf(actor, filter.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const where: RawBuilder<unknown>[] = [sql`o.store_id = ${tx.storeId}`, sql`o.branch_id = ${branchId}`]
  if (filter.progress) where.push(sql`o.progress = ${filter.progress}`)
  if (filter.open !== undefined) where.push(filter.open ? isOpen : sql`not ${isOpen}`)
  if (filter.late) where.push(isOpen, sql`o.expected_date < ${today}::date`)
  if (filter.providerId) where.push(sql`o.provider_id = ${filter.providerId}`)
  if (filter.from) where.push(sql`o.business_day >= ${filter.from}::date`)
  if (filter.to) where.push(sql`o.business_day <= ${filter.to}::date`)
  if (filter.productId)
    where.push(sql`o.id in (select i.purchase_order_id from purchase_order_item i
      where i.store_id = ${tx.storeId} and i.product_id = ${filter.productId})`)
  if (filter.keyword) {
    const word = `%${escapeLike(fold(filter.keyword))}%`
    where.push(
      sql`(o.code = ${filter.keyword.toUpperCase()} or fold(o.provider_name) like ${word} or fold(o.note) like ${word})`,
    )
  }
  return { where, today }
}

type Head = Omit<PurchaseOrder, 'items' | 'inbounds' | 'isLate'>

/** One order whole, with the imports that brought its goods. Throws `not-found`, also for a branch that is not the caller's. */
export async function readOrder(tx: Tx, actor: Actor, id: string): Promise<PurchaseOrder> {
  const [heads, items, inbounds] = await Promise.all([
    tx.query<Head>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<PurchaseOrder['items'][number]>(itemsSql, [tx.storeId, id]),
    tx.query<PurchaseOrder['inbounds'][number]>(inboundsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found', { kind: 'purchase-order', id })
  const { today } = await readBranchDay(tx, head.branchId)
  const isLate = ['CONFIRMED', 'PARTIAL'].includes(head.progress) && (head.expectedDate ?? today) < today
  return { ...head, isLate, items, inbounds }
}

const headSql = `
  select ${summaryColumns}, o.note, o.version, o.confirmed_by_name, o.closed_at,
    o.closed_by_name, o.close_reason, o.cancelled_at,
    o.cancelled_by_name, o.cancel_reason,
    json_build_object('phone', p.phone, 'email', p.email, 'address', ${addressLineOf('p')}, 'taxCode', p.tax_code, 'contactName', p.contact_name) as provider
  from purchase_order o join provider p on p.store_id = o.store_id and p.id = o.provider_id
  where o.store_id = $1 and o.id = $2 and o.branch_id = any($3::uuid[])`

const itemsSql = `
  select i.id, i.product_id, i.product_code, i.product_name, i.unit_id,
    i.unit_name, i.ratio, i.quantity, i.base_quantity, i.received_quantity,
    i.price, i.vat_rate, i.amount, i.vat_amount, i.note,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = i.product_id and (u.is_active or u.is_base or u.id = i.unit_id)), '[]') as units
  from purchase_order_item i where i.store_id = $1 and i.purchase_order_id = $2 order by i.position`

const inboundsSql = `
  select id, code, status, created_at from inbound
  where store_id = $1 and purchase_order_id = $2 and status <> 'CANCELLED' order by created_at, id`
