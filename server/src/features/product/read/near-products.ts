import type { FindText } from '@quay/domain/find/find-text'
import { accents, findQuery, placesOfMatch } from '@quay/domain/find/judge-find'
import { lineOf, matchWithOneError } from '@quay/domain/find/match-words'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/connection/transaction.ts'
import { isSearch, searchHits } from '../../../db/list/search-hits.ts'

/**
 * Asks for goods by a keyword as it was typed and, where that finds none because no goods hold its words, with one letter of each wrong,
 * as the till looks for them. Then all lines of the store are read: only a search without a hit costs that.
 */
export async function askByWords<Answer>(
  tx: Tx,
  keyword: string | undefined,
  ask: (hits?: RawBuilder<unknown>) => Promise<Answer>,
  isEmpty: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await ask()
  if (!isSearch(keyword) || !isEmpty(answer)) return answer
  const { rows } = await sql`select from (${searchHits('product_search', keyword)}) hit limit 1`.execute(tx.db)
  const near = rows.length === 0 ? await nearProducts(tx, keyword) : []
  if (near.length === 0) return answer
  return ask(sql`select id, rank, key from unnest(${near.map(one => one.id)}::uuid[], ${near.map(one => one.rank)}::int[],
    ${near.map(one => one.key)}::text[]) as near (id, rank, key)`)
}

interface Line extends FindText {
  id: string
}

/** Goods with one letter wrong in each word, with their rank and the beginning of their line. */
async function nearProducts(tx: Tx, keyword: string) {
  const wanted = findQuery(keyword)
  const words = wanted.words.map(word => word.folded)
  const lines = await tx.query<Line>('select id, folded, written from product_search where store_id = $1', [tx.storeId])
  const places = matchWithOneError(lines.map(lineOf), words) ?? []
  const judged = places.map(place => ({ line: lines[place]!, accents: wanted.accentsOf(lines[place]!) }))
  const agreeing = judged.filter(one => one.accents !== accents.other)
  return (agreeing.length > 0 ? agreeing : judged).map(one => ({
    id: one.line.id,
    rank: one.accents * placesOfMatch + wanted.placeOf(one.line) + 1,
    key: one.line.folded.slice(0, 80),
  }))
}
