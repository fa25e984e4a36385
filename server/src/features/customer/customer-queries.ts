import type { Customer, customerRoutes } from '@quay/contract/partner'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { isSearch, searchHits } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { may } from '../../http/rights.ts'
import { phoneWord } from './phone-key.ts'

export type CustomerQuery = z.output<(typeof customerRoutes)['list']['query']>

interface Place {
  rank: number
  name: string
  id: string
}

// Of one page only; the last sale is found by its index.
const detailsSql = `
  select c.id, c.code, c.type, c.name, c.phone, c.email, c.address, c.birthday, c.gender, c.tax_code as "taxCode", c.note,
    c.status, c.debt, c.debt_limit as "debtLimit", c.points, c.version,
    (select b.sold_at from bill b where b.store_id = $1 and b.customer_id = c.id and b.status = 'SUCCEED'
     order by b.sold_at desc limit 1) as "lastSoldAt"
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join customer c on c.store_id = $1 and c.id = asked.id
  order by asked.place`

/** Customers by id, in the order asked; the phone is masked for who may not see it whole. */
async function readCustomers(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Customer[]> {
  if (!ids.length) return []
  const seesPhone = may(actor, { model: 'customer_phone', action: 'read' })
  const rows = await tx.query<Customer>(detailsSql, [tx.storeId, ids])
  return rows.map(row => (seesPhone || row.phone === null ? row : { ...row, phone: maskPhone(row.phone) }))
}

/** One customer. Throws `not-found`. */
export async function readCustomer(tx: Tx, actor: Actor, id: string): Promise<Customer> {
  const [customer] = await readCustomers(tx, actor, [id])
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id })
  return customer
}

/** A page of customers: by name, and of a search first those of the whole code or phone, then names that begin so. */
export async function listCustomers(tx: Tx, actor: Actor, query: CustomerQuery) {
  const { page, count } = customerListSql(tx, query)
  const [places, counted] = await Promise.all([page.execute(tx.db), count.execute(tx.db)])
  const answer = pageOfRows(places.rows, counted.rows[0]!.count, query, place => [place.rank, place.name, place.id])
  return {
    ...answer,
    items: await readCustomers(
      tx,
      actor,
      answer.items.map(place => place.id),
    ),
  }
}

/** The statements of a list: the places of its page and the count of all. */
export function customerListSql(tx: Pick<Tx, 'db' | 'storeId'>, query: CustomerQuery) {
  const found = isSearch(query.keyword)
    ? searchHits(tx.db, 'customer_search', tx.storeId, phoneWord(query.keyword) ?? query.keyword)
    : undefined
  const hits = found ? sql`with hit as materialized ${found}` : sql``
  const source = found ? sql`hit join customer c on c.store_id = ${tx.storeId} and c.id = hit.id` : sql`customer c`
  const matching = sql.join([sql`where c.store_id = ${tx.storeId}`, ...conditionsOf(query)], sql` and `)

  const rank = found ? sql<number>`hit.rank` : sql<number>`0`
  const name = sql<string>`c.name collate "vi-x-icu"`
  const position = found ? sql`(${rank}, ${name}, c.id)` : sql`(${name}, c.id)`
  const [after, direction] = query.orderBy === 'DESC' && !found ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const from = query.cursor ? sql`and ${position} ${after} ${positionOf(query.cursor, found !== undefined)}` : sql``
  const skip = query.cursor ? sql`` : sql`offset ${offsetOf(query)}`
  return {
    page: sql<Place>`${hits} select ${rank} as rank, c.name, c.id from ${source} ${matching} ${from}
      order by ${found ? sql`${rank},` : sql``} ${name} ${direction}, c.id ${direction} limit ${query.limit + 1} ${skip}`,
    count: sql<{ count: number }>`${hits}
      select count(*) as count from (select 1 from ${source} ${matching} limit ${pageReach + 1}) matching`,
  }
}

function positionOf(cursor: string, byRank: boolean): RawBuilder<unknown> {
  const [rank, name, id] = decodeCursor(cursor, 3)
  return byRank ? sql`(${rank}::int, ${name}, ${id}::uuid)` : sql`(${name}, ${id}::uuid)`
}

function conditionsOf(query: CustomerQuery): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (query.status) conditions.push(sql`c.status = ${query.status}`)
  if (query.hasDebt !== undefined) conditions.push(query.hasDebt ? sql`c.debt > 0` : sql`c.debt <= 0`)
  return conditions
}
