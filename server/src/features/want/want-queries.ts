import type { Want, wantRoutes } from '@quay/contract/want'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { fold } from '@quay/domain/text/fold'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { seesPhones, wholePhoneSought } from '../customer/phone-search.ts'
import { onOrderSql } from '../purchase-order/on-order-sql.ts'

type ListQuery = z.output<(typeof wantRoutes)['list']['query']>

/** A want `w` of goods that the branch has now, beyond what is reserved. */
const isArrived = `w.outcome is null and w.product_id is not null and exists (select from product_stock s
  where s.store_id = w.store_id and s.branch_id = w.branch_id and s.product_id = w.product_id and s.on_hand > s.reserved)`

/** What customers asked for, newest first, as a page of the contract. */
export async function listWants(tx: Tx, actor: Actor, query: ListQuery) {
  const where = conditions(tx, actor, query)
  const [direction, after] = query.orderBy === 'ASC' ? ['asc', '>'] : ['desc', '<']
  const page = [...where]
  if (query.cursor) {
    const [askedAt, id] = decodeCursor(query.cursor, 2)
    page.push(sql`(w.asked_at, w.id) ${sql.raw(after!)} (${askedAt}::timestamptz, ${id}::uuid)`)
  }
  const order = sql.raw(direction!)
  const [rows, counted] = await Promise.all([
    sql<{ id: string; askedAt: string }>`
      select w.id, w.asked_at as "askedAt" from want w where ${sql.join(page, sql` and `)}
      order by w.asked_at ${order}, w.id ${order} limit ${query.limit + 1} offset ${query.cursor ? 0 : offsetOf(query)}
    `.execute(tx.db),
    sql<{ count: number }>`
      select count(*) as count from (select 1 from want w where ${sql.join(where, sql` and `)} limit ${pageReach + 1}) counted
    `.execute(tx.db),
  ])
  const { items, ...answer } = pageOfRows(rows.rows, counted.rows[0]!.count, query, row => [row.askedAt, row.id])
  return {
    ...answer,
    items: await readWants(
      tx,
      actor,
      items.map(row => row.id),
    ),
  }
}

function conditions(tx: Tx, actor: Actor, query: ListQuery): RawBuilder<unknown>[] {
  const where = [sql`w.store_id = ${tx.storeId}`, sql`w.branch_id = ${branchOf(actor, query.branchId)}`]
  if (query.state === 'open') where.push(sql`w.outcome is null`)
  if (query.state === 'answered') where.push(sql`w.outcome is not null`)
  if (query.state === 'arrived') where.push(sql.raw(`(${isArrived})`))
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
async function readWants(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Want[]> {
  if (!ids.length) return []
  const seesPhone = seesPhones(actor)
  const rows = await tx.query<Want>(detailsSql, [tx.storeId, ids])
  return rows.map(row =>
    seesPhone || row.customerPhone === null ? row : { ...row, customerPhone: maskPhone(row.customerPhone) },
  )
}

/** One want. Throws `not-found`, also for a branch that is not the caller's. */
export async function readWant(tx: Tx, actor: Actor, id: string): Promise<Want> {
  const [want] = await readWants(tx, actor, [id])
  if (!want || !actor.branchIds.includes(want.branchId)) throw new DomainError('not-found', { kind: 'want', id })
  return want
}

const detailsSql = `
  select w.id, w.branch_id as "branchId", w.product_id as "productId", p.code as "productCode", coalesce(p.name, w.name) as name, w.quantity,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
      where u.store_id = w.store_id and u.product_id = w.product_id and (u.is_active or u.is_base)), '[]') as units,
    coalesce((select s.on_hand - s.reserved from product_stock s
      where s.store_id = w.store_id and s.branch_id = w.branch_id and s.product_id = w.product_id), 0) as stock,
    ${onOrderSql('w.product_id', 'w.branch_id')} as "onOrder", (${isArrived}) as "isArrived",
    w.customer_id as "customerId", w.customer_name as "customerName", w.customer_phone as "customerPhone", w.note,
    w.asked_at as "askedAt", w.business_day as "businessDay", w.asked_by_name as "askedByName", w.outcome,
    w.answer_note as "answerNote", w.answered_at as "answeredAt", w.answered_by_name as "answeredByName", w.version
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join want w on w.store_id = $1 and w.id = asked.id
  left join product p on p.store_id = w.store_id and p.id = w.product_id
  order by asked.place`
