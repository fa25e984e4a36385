import { sql } from 'kysely'
import { isSearch, searchHits } from '../../db/search-hits.ts'
import type { Tx } from '../../db/transaction.ts'

/** Customers that fit a text (every word a part, in any order; digits fit the phone), at most `limit`. */
export async function searchCustomerIds(tx: Tx, keyword: string, limit: number): Promise<string[]> {
  if (!isSearch(keyword)) return []
  const { rows } = await sql<{ id: string }>`
    select id from (${searchHits('customer_search', keyword)}) hit limit ${limit}`.execute(tx.db)
  return rows.map(row => row.id)
}
