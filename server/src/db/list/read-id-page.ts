import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../connection/transaction.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from './page.ts'

type Fragment = RawBuilder<unknown>

export interface PlaceList {
  /** Common table expressions in front: `hit as (…)`. */
  before?: readonly Fragment[]
  /** The rows are few or dear to find: found once for page and count, instead of walked in order for the page alone. */
  once?: boolean
  from: Fragment
  where: readonly Fragment[]
  /** Where it stands, it is sorted by first, upwards; then a list is never turned round. */
  rank?: Fragment | undefined
  /** What the list is sorted by; with the id, which breaks ties, it is a position that no two rows share. */
  key: Fragment
  /** What takes its place, and that of the rank, where the query names one of these columns (`SortKeys`). */
  sort?: Readonly<Record<string, string>>
  id: Fragment
}

interface PageQuery {
  sortBy?: string | undefined
  page: number
  limit: number
  cursor?: string | undefined
  orderBy?: 'ASC' | 'DESC' | undefined
}

interface Place {
  rank: number
  key: string
  id: string
}

/**
 * A page of ids with the count of all rows, in one statement; the caller then reads the details of those ids only.
 * By number or by cursor, as the contract has it.
 */
export async function readIdPage(tx: Tx, list: PlaceList, query: PageQuery) {
  const { rows } = await placesSql(list, query).execute(tx.db)
  const places = rows.filter((row): row is Place & { count: number } => row.id !== null)
  const { items, ...answer } = pageOfRows(places, rows[0]!.count, query, place => [place.rank, place.key, place.id])
  return { ...answer, ids: items.map(place => place.id) }
}

/** The statement of a page; without a row on it there still is one, with the count. */
export function placesSql(asked: PlaceList, query: PageQuery) {
  const ordered = inOrder(asked, query.sortBy)
  const list = ordered.once ? foundOnce(ordered) : ordered
  const down = query.orderBy === 'DESC' && !list.rank
  const direction = down ? sql`desc` : sql`asc`
  const matching = matchingOf(list)
  const position = sql.join([...(list.rank ? [list.rank] : []), list.key, list.id])
  const after = query.cursor
    ? sql`and (${position}) ${down ? sql`<` : sql`>`} (${positionOf(query.cursor, list)})`
    : sql``
  const skip = query.cursor ? sql`` : sql`offset ${offsetOf(query)}`
  const before = list.before?.length ? sql`with ${sql.join(list.before)}` : sql``
  return sql<{ [Field in keyof Place]: Place[Field] | null } & { count: number }>`${before}
    select counted.count, place.* from (select count(*) as count from (select 1 ${matching} limit ${pageReach + 1}) matching) counted
    left join lateral (
      select ${list.rank ?? sql`0`} as rank, ${list.key} as key, ${list.id} as id ${matching} ${after}
      order by ${list.rank ? sql`${list.rank},` : sql``} ${list.key} ${direction}, ${list.id} ${direction}
      limit ${query.limit + 1} ${skip}
    ) place on true
    order by place.rank, place.key ${direction}, place.id ${direction}`
}

/** The list sorted by the column that a query names; in its own order where it names none. */
export function inOrder(list: PlaceList, sortBy: string | undefined): PlaceList {
  const key = sortBy && list.sort?.[sortBy]
  return key ? { ...list, rank: undefined, key: sql.raw(key) } : list
}

const matchingOf = ({ from, where }: PlaceList) => sql`from ${from} where ${sql.join(where, sql` and `)}`

/** The same list with its rows in a table expression of their own. */
function foundOnce(list: PlaceList): PlaceList {
  const { rank, key, id } = list
  const found = sql`found as materialized (select ${rank ?? sql`0`} as rank, ${key} as key, ${id} as id ${matchingOf(list)})`
  const columns = { rank: rank && sql`found.rank`, key: sql`found.key`, id: sql`found.id` }
  return { before: [...(list.before ?? []), found], from: sql`found`, where: [sql`true`], ...columns }
}

function positionOf(cursor: string, list: PlaceList): Fragment {
  const [rank, key, id] = decodeCursor(cursor, 3)
  return list.rank ? sql`${rank}::int, ${key}, ${id}::uuid` : sql`${key}, ${id}::uuid`
}
