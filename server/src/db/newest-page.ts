import { type SelectQueryBuilder, sql } from 'kysely'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from './page.ts'
import type { Tx } from './transaction.ts'

interface PageQuery {
  cursor?: string | undefined
  orderBy?: 'ASC' | 'DESC' | undefined
  page: number
  limit: number
}

/**
 * A page of documents by the instant at which they were written, the last first unless the query says otherwise, with how
 * many the filter leaves. `selected` is the filter with the columns of the answer; `table` is what it calls the documents.
 */
export async function newestPage<
  A,
  B extends keyof A,
  C,
  D extends keyof C,
  Row extends { id: string; createdAt: string },
>(
  tx: Pick<Tx, 'db'>,
  table: string,
  filtered: SelectQueryBuilder<A, B, object>,
  selected: SelectQueryBuilder<C, D, Row>,
  query: PageQuery,
) {
  const [direction, after] = query.orderBy === 'ASC' ? (['asc', '>'] as const) : (['desc', '<'] as const)
  const [createdAt, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)]
  let page = selected
    .orderBy(createdAt, direction)
    .orderBy(id, direction)
    .limit(query.limit + 1)
  if (query.cursor) {
    const [lastCreatedAt, lastId] = decodeCursor(query.cursor, 2)
    const beyond = sql<boolean>`(${createdAt}, ${id}) ${sql.raw(after)} (${lastCreatedAt}::timestamptz, ${lastId}::uuid)`
    page = page.where(beyond)
  } else page = page.offset(offsetOf(query))

  const some = filtered.select(sql`1`.as('one')).limit(pageReach + 1)
  const counting = tx.db.selectFrom(some.as('some')).select(({ fn }) => fn.countAll<number>().as('count'))
  const [rows, { count }] = await Promise.all([page.execute(), counting.executeTakeFirstOrThrow()])
  return pageOfRows(rows as Row[], count, query, row => [row.createdAt, row.id])
}
