import { findWords } from '@quay/domain/find/find-words'
import { fold } from '@quay/domain/text/fold'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'

/** How near a hit is: a whole key (code, barcode, phone), the beginning of the name, or a part of anything. */
export const hitRank = { key: 0, prefix: 1, part: 2 } as const

/** A trigram can be taken only from three letters or digits in a row. */
const trigram = /[\p{L}\p{N}]{3}/u

/**
 * The rows of a search table that hold every word of the keyword, with their rank and the beginning of their text (80
 * letters), by which hits of one rank are sorted: `id, rank, key`. To be put in a CTE and joined to the
 * guarded table. The function of the database looks in the entered store only; it stands there because under row-level
 * security LIKE could not use the trigram index. Each word is a condition of its own, since `like all (array)` could
 * not use it either; a word too short for a trigram only filters: asked of the index, it would have it read from end
 * to end (500 ms instead of 5).
 */
export const searchHits = (table: 'product_search' | 'customer_search', keyword: string): RawBuilder<unknown> =>
  table === 'product_search' ? goodsHits(keyword) : customerHits(keyword)

/** Goods are found and ranked as the till does it: domain/src/find/judge-find.ts. */
function goodsHits(keyword: string): RawBuilder<unknown> {
  const words = findWords(keyword)
  const likes = words.flatMap(({ folded, pieces, times }) => [
    `%${pieces.join('%')}%`,
    ...(times > 1 ? [`%${new Array(times).fill(escapeLike(folded)).join('%')}%`] : []),
  ])
  const patterns = likes.filter(like => trigram.test(like))
  const parts = likes.filter(like => !trigram.test(like))
  const accented = words.flatMap(({ folded, accented }) => (accented ? [{ folded, ...accented }] : []))
  return sql`select id, rank, key from hits_of_goods(${patterns}::text[], ${parts}::text[],
    ${words.map(word => word.folded)}::text[], ${fold(keyword)}, ${accented.map(one => one.text)}::text[],
    ${accented.map(one => one.folded)}::text[], ${accented.map(one => one.onTheWay)}::text[],
    ${accented.map(one => one.plain)}::text[])`
}

function customerHits(keyword: string): RawBuilder<unknown> {
  const words = searchWords(keyword)
  const patterns = words.filter(word => trigram.test(word)).map(word => `%${escapeLike(word)}%`)
  const parts = words.filter(word => !trigram.test(word))
  const whole = escapeLike(fold(keyword))
  return sql`select id, rank, key from hits_of_customer_search(${patterns}::text[], ${parts}::text[], ${whole})`
}

/**
 * The rows of the guarded table that were hit, as `hit` and the alias. Few hits are looked up one by one in its key: a
 * plain join may be planned to read all rows of the store (LIMIT 1 keeps it from being one). Where no word is long
 * enough for the index, hits are many, and reading all rows is what costs least.
 */
export function rowsHit(table: 'product' | 'customer', alias: string, storeId: string, keyword: string) {
  const own = sql.ref(alias)
  if (!searchWords(keyword).some(word => trigram.test(word)))
    return sql`hit join ${sql.table(table)} ${own} on ${own}.store_id = ${storeId} and ${own}.id = hit.id`
  return sql`hit cross join lateral (
    select * from ${sql.table(table)} one where one.store_id = ${storeId} and one.id = hit.id limit 1
  ) ${own}`
}

/** The text as LIKE takes it literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether a keyword holds anything to search for. */
export const isSearch = (keyword: string | undefined): keyword is string =>
  keyword !== undefined && fold(keyword) !== ''
