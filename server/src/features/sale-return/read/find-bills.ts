import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { readDayWords } from '@quay/domain/sale-return/read-day-words'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { escapeLike, isSearch, searchHits } from '../../../db/list/search-hits.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { searchCustomerIds } from '../../customer/search-customer-ids.ts'
import { cameBackSql } from './came-back-sql.ts'

type Route = (typeof saleReturnRoutes)['find']
type Found = z.input<Route['response']>

/** A receipt's code leads to its page; the last part of that address is the bill's. */
const slugAtEnd = /([A-Za-z0-9_-]{22})$/

/**
 * Bills of the caller's branches to take goods back of, the last sold first: by the code, the code of the receipt, the customer,
 * goods, the number of a lot or the day of the sale, also a day with any of the others. Each is looked up along its index, so that years
 * of bills cost what a month does.
 */
export async function findBills(
  tx: Tx,
  actor: Actor,
  { keyword, branchId }: z.output<NonNullable<Route['query']>>,
): Promise<Found> {
  const asked = branchOf(actor, branchId)
  const { day, words } = readDayWords(keyword ?? '', (await readBranchDay(tx, asked)).today)
  const candidates = isSearch(words) ? await idsOf(tx, actor, words, day) : null
  const ofDay = day === null ? sql`` : sql`and b.business_day = ${day}::date`
  const among = candidates
    ? sql`b.branch_id = any(${actor.branchIds}::uuid[]) and b.id = any(${candidates}::uuid[])`
    : sql`b.branch_id = ${asked}`
  const { rows } = await sql<Found[number]>`
    select b.id, b.code, b.sold_at, b.customer_name, b.seller_name, b.payable,
      (select string_agg(i.product_name, ', ' order by i.position) from bill_item i where i.store_id = ${tx.storeId} and i.bill_id = b.id) as goods,
      ${sql.raw(cameBackSql('b.store_id'))} as came_back
    from bill b where b.store_id = ${tx.storeId} and b.status = 'SUCCEED' and ${among} ${ofDay}
    order by b.sold_at desc, b.id desc limit 20`.execute(tx.db)
  return rows
}

async function idsOf(tx: Tx, actor: Actor, keyword: string, day: string | null): Promise<string[]> {
  const typed = keyword.trim()
  const slug = slugAtEnd.exec(typed)?.[1] ?? null
  const customerIds = await searchCustomerIds(tx, actor, typed, 200)
  const lot = `${escapeLike(typed.toUpperCase())}%`
  // Of a day in the past the newest of a product would not reach so far.
  const ofDay = day === null ? sql`` : sql`and business_day = ${day}::date`
  const { rows } = await sql<{ id: string }>`
    with hit as (${searchHits('product_search', typed)})
    select id from bill where store_id = ${tx.storeId} and code = ${typed.toUpperCase()}
    union
    select id from thing_of_slug(${slug}, 'bill') where store_id = ${tx.storeId}
    union
    (select id from bill where store_id = ${tx.storeId} and customer_id = any(${customerIds}::uuid[]) ${ofDay} order by sold_at desc limit 100)
    union
    (select bill_id from bill_item where store_id = ${tx.storeId} and product_id in (select id from hit) ${ofDay}
      order by business_day desc limit 200)
    union
    (select bill_id from bill_item_lot x join lot l on l.store_id = ${tx.storeId} and l.id = x.lot_id
      where x.store_id = ${tx.storeId} and l.number_key like ${lot} and l.number_key <> '' order by x.id desc limit 200)`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}
