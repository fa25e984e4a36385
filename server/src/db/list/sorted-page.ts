import { type RawBuilder, sql } from 'kysely'
import { decodeCursor } from './page.ts'

interface SortQuery {
  sortBy?: string | undefined
  orderBy?: 'ASC' | 'DESC' | undefined
  cursor?: string | undefined
}

/**
 * What each column of the contract's `sortedBy` is in SQL. A key is never null, because a row of a cursor compares with no null: say
 * `coalesce`. Names take `collate "vi-x-icu"`.
 */
export type SortKeys<Query> = Readonly<
  Record<Query extends { sortBy?: infer Column } ? NonNullable<Column> & string : never, string>
>

interface Sorting {
  keys: Readonly<Record<string, string | RawBuilder<unknown>>>
  /** The key of the list's own order, the last first unless the query says otherwise. */
  usual: string
  /** Breaks ties. */
  id: string
}

/** The order of a page, what lies beyond its cursor, and the key that the cursor of a row holds together with its id. */
export function sortedPage({ sortBy, orderBy, cursor }: SortQuery, { keys, usual, id }: Sorting) {
  const named = sortBy === undefined ? usual : keys[sortBy]!
  const key = typeof named === 'string' ? sql.raw(named) : named
  const direction = directionOf({ sortBy, orderBy })
  return {
    key: sql<string | number>`${key}`,
    order: sql`${key} ${sql.raw(`${direction}, ${id} ${direction}`)}`,
    beyond: cursor ? [beyond(cursor, sql`(${key}, ${sql.raw(id)}) ${sql.raw(direction === 'desc' ? '<' : '>')}`)] : [],
  }
}

/** The last first where a list comes in its own order, upwards by a column; `orderBy` turns either round. */
export const directionOf = ({ sortBy, orderBy }: Omit<SortQuery, 'cursor'>) =>
  (sortBy === undefined ? orderBy !== 'ASC' : orderBy === 'DESC') ? 'desc' : 'asc'

/** PostgreSQL takes the type of the value from the key that it is compared with. */
function beyond(cursor: string, place: RawBuilder<unknown>) {
  const [value, id] = decodeCursor(cursor, 2)
  return sql<boolean>`${place} (${value}, ${id}::uuid)`
}
