import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { isSearch } from '../../db/list/search-hits.ts'
import { customerPlaces } from './customer-queries.ts'

/** Customers that fit a text as in the list of customers, at most `limit`. */
export async function searchCustomerIds(tx: Tx, actor: Actor, keyword: string, limit: number): Promise<string[]> {
  if (!isSearch(keyword)) return []
  const { before = [], from, where } = customerPlaces(tx, actor, { keyword })
  const found = before.length ? sql`with ${sql.join(before)}` : sql``
  const { rows } = await sql<{ id: string }>`
    ${found} select c.id from ${from} where ${sql.join([...where], sql` and `)} limit ${limit}`.execute(tx.db)
  return rows.map(row => row.id)
}
