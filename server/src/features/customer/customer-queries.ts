import type { customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { findWords } from '@quay/domain/find/find-words'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike, hitRank, isSearch, rowsHit, searchHits } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { wardOf } from '../ward/ward-of.ts'
import { phoneWord } from './phone-key.ts'
import { seesPhones, wholePhoneSought } from './phone-search.ts'
import { visibleCustomer } from './visible-customers.ts'

export type CustomerQuery = z.output<(typeof customerRoutes)['list']['query']>
type CustomerFilter = z.output<(typeof customerRoutes)['total']['query']>

// Of one page only; the last sale is found by its index.
const detailsSql = `
  select c.id, c.code, c.type, c.name, c.phone, c.phone2, c.email, c.address, ${wardOf('c')}, c.birthday, c.gender, c.tax_code, c.note,
    c.identity_number, c.company_name, c.facebook, c.zalo, c.coordinates, c.allergies, c.conditions, c.pregnancy, c.pregnancy_until, c.has_health_consent,
    c.status, c.debt, c.debt_limit, c.debt_days, c.points, c.merged_into, c.version, c.group_id, c.tier_id, c.branch_id, c.care_employee_id,
    (select e.full_name from employee e where e.store_id = $1 and e.id = c.care_employee_id) as care_employee_name,
    (select g.name from customer_group g where g.store_id = $1 and g.id = c.group_id) as group_name,
    (select m.name from branch m where m.store_id = $1 and m.id = c.branch_id) as branch_name,
    (select b.sold_at from bill b where b.store_id = $1 and b.customer_id in (select m.id from customer m where m.store_id = $1 and (m.id = c.id or m.merged_into = c.id))
       and b.status = 'SUCCEED'
     order by b.sold_at desc limit 1) as last_sold_at
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join customer c on c.store_id = $1 and c.id = asked.id and ${visibleCustomer('c', '$1', '$3')}
  order by asked.place`

/** Customers by id, in the order asked; the phone is masked for who may not see it whole. */
async function readCustomers(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Customer[]> {
  if (!ids.length) return []
  const seesPhone = seesPhones(actor)
  const rows = await tx.query<Customer>(detailsSql, [tx.storeId, ids, actor.branchIds])
  const masked = (phone: string | null) => phone && maskPhone(phone)
  return seesPhone ? rows : rows.map(row => ({ ...row, phone: masked(row.phone), phone2: masked(row.phone2) }))
}

/** One customer. Throws `not-found`. */
export async function readCustomer(tx: Tx, actor: Actor, id: string): Promise<Customer> {
  const [customer] = await readCustomers(tx, actor, [id])
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id })
  return customer
}

const sort: SortKeys<CustomerQuery> = {
  code: 'upper(c.code)',
  name: 'c.name collate "vi-x-icu"',
  points: 'c.points',
  debt: 'c.debt',
}

/** A page of customers: by name, and of a search first those of the whole code or phone, then names that begin so. */
export async function listCustomers(tx: Tx, actor: Actor, query: CustomerQuery) {
  const { ids, ...page } = await readIdPage(tx, customerPlaces(tx, actor, query), query)
  return { ...page, items: await readCustomers(tx, actor, ids) }
}

/** How many customers a filter finds, what they owe and what they paid too much, not set off. Throws what `customerPlaces` refuses. */
export async function totalCustomers(tx: Tx, actor: Actor, filter: CustomerFilter) {
  const { before = [], from, where } = customerPlaces(tx, actor, filter)
  const { rows } = await sql<{ count: number; debt: number; credit: number }>`
    ${before.length > 0 ? sql`with ${sql.join(before)}` : sql``}
    select count(*)::int as count, coalesce(sum(greatest(c.debt, 0)), 0)::bigint as debt,
      coalesce(sum(greatest(-c.debt, 0)), 0)::bigint as credit
    from ${from} where ${sql.join(where, sql` and `)}`.execute(tx.db)
  return rows[0]!
}

/**
 * The customers of a query. Who sees phones masked finds by name and code, and by a phone only as a whole. Throws
 * `too-many-requests` where they try many numbers.
 */
export function customerPlaces(
  { storeId, now }: Pick<Tx, 'storeId' | 'now'>,
  actor: Actor,
  query: Partial<CustomerQuery>,
): PlaceList {
  const where: RawBuilder<unknown>[] = [
    sql`c.store_id = ${storeId}`,
    sql`c.merged_into is null`,
    sql`(c.branch_id is null or c.branch_id = any(${actor.branchIds}::uuid[]) or not exists
      (select from setting v where v.store_id = ${storeId} and v.key = 'customersByBranch' and v.value = 'true'))`,
  ]
  if (query.status) where.push(sql`c.status = ${query.status}`)
  if (query.groupId) where.push(sql`c.group_id = ${query.groupId}`)
  if (query.careEmployeeId) where.push(sql`c.care_employee_id = ${query.careEmployeeId}`)
  if (query.hasDebt !== undefined) where.push(query.hasDebt ? sql`c.debt > 0` : sql`c.debt <= 0`)
  const list = { where, key: sql`c.name collate "vi-x-icu"`, sort, id: sql`c.id` }
  if (!isSearch(query.keyword)) return { ...list, from: sql`customer c` }
  const phone = seesPhones(actor) ? undefined : wholePhoneSought(actor, query.keyword, now)
  if (phone) return { ...list, where: [...where, sql`c.phone_key = ${phone}`], from: sql`customer c` }
  if (!seesPhones(actor))
    for (const word of searchWords(query.keyword)) where.push(sql`strpos(fold(c.name || ' ' || c.code), ${word}) > 0`)
  const keyword = (seesPhones(actor) && phoneWord(query.keyword)) || query.keyword
  const hits = searchHits('customer_search', keyword)
  return {
    ...list,
    before: [sql`hit as (${hits})`],
    once: true,
    from: rowsHit('customer', 'c', storeId, keyword),
    rank: nearness(query.keyword),
  }
}

/**
 * How near a customer is to what was typed, the nearest first: a whole key (code, phone); then whose accents are those that were typed, before names that
 * only fold to the same ("Hùng" before Nhung); among these names that begin with the query, then those of which its words begin words.
 */
function nearness(keyword: string): RawBuilder<unknown> {
  const words = findWords(keyword)
  const begin = words.map(({ folded }) => sql`' ' || hit.key like ${`% ${escapeLike(folded)}%`}`)
  const agree = words.flatMap(({ accented }) =>
    accented ? [sql`strpos(lower(c.name collate "vi-x-icu"), ${accented.text}) > 0`] : [],
  )
  return sql`case when hit.rank = ${sql.lit(hitRank.key)} then 0
    else case when ${sql.join([sql`true`, ...agree], sql` and `)} then 0 else 4 end
      + case when hit.rank = ${sql.lit(hitRank.prefix)} then 1 when ${sql.join([sql`true`, ...begin], sql` and `)} then 2 else 3 end
    end`
}
