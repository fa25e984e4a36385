import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** How near a hit is: a whole key (code, barcode, phone), the beginning of the name, or a part of anything. */
export const hitRank = { key: 0, prefix: 1, part: 2 } as const

/**
 * The rows of a search table that hold every word of the keyword, with their rank. To be put in a materialized CTE
 * and joined to the guarded table: under row-level security LIKE could not use the trigram index. Each word is a
 * condition of its own, because `like all (array)` could not use it either.
 */
export function searchHits(
  db: Kysely<Database>,
  table: 'product_search' | 'customer_search',
  storeId: string,
  keyword: string,
) {
  const whole = escapeLike(fold(keyword))
  const rank = sql<number>`case when folded like ${`%\t${whole}\t%`} then ${sql.lit(hitRank.key)}
    when folded like ${`${whole}%`} then ${sql.lit(hitRank.prefix)} else ${sql.lit(hitRank.part)} end`
  let hits = db
    .selectFrom(table)
    .where('store_id', '=', storeId)
    .select(['id', rank.as('rank')])
  for (const word of searchWords(keyword)) hits = hits.where('folded', 'like', `%${escapeLike(word)}%`)
  return hits
}

/** The text as LIKE takes it literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether a keyword holds anything to search for. */
export const isSearch = (keyword: string | undefined): keyword is string =>
  keyword !== undefined && fold(keyword) !== ''
