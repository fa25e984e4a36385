import { sql } from 'kysely'
import type { Tx } from '../connection/transaction.ts'
import { inOrder, type PlaceList } from './read-id-page.ts'

/** All ids of a list in the order asked for, or the first `most` of them. */
export async function allIds(
  tx: Tx,
  list: PlaceList,
  {
    sortBy,
    orderBy,
    most = null,
  }: { sortBy?: string | undefined; orderBy?: 'ASC' | 'DESC' | undefined; most?: number | null } = {},
): Promise<string[]> {
  const { before, from, where, rank, key, id } = inOrder(list, sortBy)
  const tables = before?.length ? sql`with ${sql.join([...before])}` : sql``
  const direction = orderBy === 'DESC' && !rank ? sql`desc` : sql`asc`
  const { rows } = await sql<{ id: string }>`${tables}
    select ${id} as id from ${from} where ${sql.join([...where], sql` and `)}
    order by ${rank ? sql`${rank},` : sql``} ${key} ${direction}, ${id} ${direction} limit ${most}::int`.execute(tx.db)
  return rows.map(row => row.id)
}
