import { type RawBuilder, sql } from 'kysely'
import type { PlaceList } from '../../db/list/read-id-page.ts'
import { escapeLike, isSearch, searchHits } from '../../db/list/search-hits.ts'

/** The goods of lots `l` on shelves `s`, the earliest expiry first; those without an expiry come last. */
export const lotsByExpiry = {
  once: true,
  from: sql`stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id`,
  key: sql`coalesce(l.expiry_date, 'infinity'::date)`,
} satisfies Partial<PlaceList>

interface LotSearch {
  before: RawBuilder<unknown>[]
  where: RawBuilder<unknown>[]
}

/** What narrows a list of lots to a keyword: the number of the lot by its beginning, or the goods. Nothing for none. */
export function searchLots(keyword: string | undefined): LotSearch {
  if (!isSearch(keyword)) return { before: [], where: [] }
  const prefix = `${escapeLike(keyword.trim().toUpperCase())}%`
  return {
    before: [sql`hit as (${searchHits('product_search', keyword)})`],
    where: [sql`(l.product_id in (select id from hit) or l.number_key like ${prefix})`],
  }
}
