import type { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import type { CustomerRequest } from '@quay/contract/customer-request/shapes'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { fold } from '@quay/domain/text/fold'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { offsetOf, pageOfRows, pageReach } from '../../db/list/page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import { type SortKeys, sortedPage } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { seesPhones, wholePhoneSought } from '../customer/phone-search.ts'
import { onOrderSql } from '../purchase-order/on-order-sql.ts'
import { availableSql, todayOfSql, unsellableGoods } from '../stock/available-sql.ts'

type ListQuery = z.output<(typeof customerRequestRoutes)['list']['query']>

/** What the branch of a want `w` can sell of its goods now, beyond what is reserved. */
const available = availableSql('w.product_id', 'w.branch_id', todayOfSql('w.branch_id'))

/** The same as a condition of a list of one branch. */
const isArrived = (storeId: string, branchId: string, today: string) => sql`
  w.outcome is null and w.product_id in (
    select ps.product_id from product_stock ps left join (${unsellableGoods(storeId, branchId, today)}) u on u.product_id = ps.product_id
    where ps.store_id = ${storeId} and ps.branch_id = ${branchId} and ps.on_hand - ps.reserved > coalesce(u.quantity, 0))`

const sort: SortKeys<ListQuery> = { goods: 'w.name collate "vi-x-icu"', askedAt: 'w.asked_at' }

/** What customers asked for, newest first, as a page of the contract. */
export async function listCustomerRequests(tx: Tx, actor: Actor, query: ListQuery) {
  const where = await conditions(tx, actor, query)
  const { key, order, beyond } = sortedPage(query, { keys: sort, usual: sort.askedAt, id: 'w.id' })
  const [rows, counted] = await Promise.all([
    sql<{ id: string; sortKey: string | number }>`
      select w.id, ${key} as sort_key from customer_request w where ${sql.join([...where, ...beyond], sql` and `)}
      order by ${order} limit ${query.limit + 1} offset ${query.cursor ? 0 : offsetOf(query)}
    `.execute(tx.db),
    sql<{ count: number }>`
      select count(*) as count from (select 1 from customer_request w where ${sql.join(where, sql` and `)} limit ${pageReach + 1}) counted
    `.execute(tx.db),
  ])
  const { items, ...answer } = pageOfRows(rows.rows, counted.rows[0]!.count, query, row => [row.sortKey, row.id])
  return {
    ...answer,
    items: await readCustomerRequests(
      tx,
      actor,
      items.map(row => row.id),
    ),
  }
}

async function conditions(tx: Tx, actor: Actor, query: ListQuery): Promise<RawBuilder<unknown>[]> {
  const branchId = branchOf(actor, query.branchId)
  const where = [sql`w.store_id = ${tx.storeId}`, sql`w.branch_id = ${branchId}`]
  if (query.state === 'open') where.push(sql`w.outcome is null`)
  if (query.state === 'answered') where.push(sql`w.outcome is not null`)
  if (query.state === 'arrived') where.push(isArrived(tx.storeId, branchId, (await readBranchDay(tx, branchId)).today))
  if (query.productId) where.push(sql`w.product_id = ${query.productId}`)
  if (query.customerId) where.push(sql`w.customer_id = ${query.customerId}`)
  if (query.keyword) {
    const word = `%${escapeLike(fold(query.keyword))}%`
    where.push(sql`(fold(w.name) like ${word} or fold(w.customer_name) like ${word} or fold(w.note) like ${word}
      or ${fitsPhone(tx, actor, query.keyword)})`)
  }
  return where
}

/** A part of the phone from four digits on; who sees phones masked finds by the whole number only. */
function fitsPhone(tx: Tx, actor: Actor, keyword: string): RawBuilder<unknown> {
  const phone = sql`regexp_replace(w.customer_phone, '\\D', '', 'g')`
  const digits = keyword.replace(/\D/g, '')
  if (seesPhones(actor)) return digits.length >= 4 ? sql`${phone} like ${`%${digits}%`}` : sql`false`
  const whole = wholePhoneSought(actor, keyword, tx.now)
  return whole ? sql`${phone} = ${whole}` : sql`false`
}

/** Wants by id, in the order asked; the phone is masked for who may not see it whole. */
async function readCustomerRequests(tx: Tx, actor: Actor, ids: readonly string[]): Promise<CustomerRequest[]> {
  if (!ids.length) return []
  const seesPhone = seesPhones(actor)
  const rows = await tx.query<CustomerRequest>(detailsSql, [tx.storeId, ids])
  return rows.map(row =>
    seesPhone || row.customerPhone === null ? row : { ...row, customerPhone: maskPhone(row.customerPhone) },
  )
}

/** One want. Throws `not-found`, also for a branch that is not the caller's. */
export async function readCustomerRequest(tx: Tx, actor: Actor, id: string): Promise<CustomerRequest> {
  const [customerRequest] = await readCustomerRequests(tx, actor, [id])
  if (!customerRequest || !actor.branchIds.includes(customerRequest.branchId))
    throw new DomainError('not-found', { kind: 'customer-request', id })
  return customerRequest
}

const detailsSql = `
  select w.id, w.branch_id, w.product_id, p.code as product_code, coalesce(p.name, w.name) as name, w.quantity,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
      where u.store_id = $1 and u.product_id = w.product_id and (u.is_active or u.is_base)), '[]') as units,
    ${available} as stock,
    ${onOrderSql('w.product_id', 'w.branch_id')} as on_order, 
    (w.outcome is null and w.product_id is not null and ${available} > 0) as is_arrived,
    w.customer_id, w.customer_name, w.customer_phone, w.note,
    w.asked_at, w.business_day, w.asked_by_name, w.outcome,
    w.answer_note, w.answered_at, w.answered_by_name, w.version
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join customer_request w on w.store_id = $1 and w.id = asked.id
  left join product p on p.store_id = w.store_id and p.id = w.product_id
  order by asked.place`
