import type { Tx } from '../../db/transaction.ts'

/**
 * Customers that fit a folded text (every word a part, in any order; digits fit the phone), at most `limit`, by the
 * trigram index that stands outside row-level security.
 */
export async function searchCustomerIds(tx: Tx, folded: string, limit: number): Promise<string[]> {
  const words = folded
    .split(' ')
    .filter(Boolean)
    .map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (!words.length) return []
  const rows = await tx.query<{ id: string }>(
    'select id from customer_search where store_id = $1 and folded like all($2::text[]) limit $3',
    [tx.storeId, words, limit],
  )
  return rows.map(row => row.id)
}
