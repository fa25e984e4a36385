import type { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import type { PairOfList } from '@quay/contract/contraindication/shapes'
import type { Output } from '@quay/contract/route'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import { readPairs } from './known-pairs.ts'

type Routes = typeof contraindicationRoutes
type ListQuery = z.output<Routes['list']['query']>

/** A page of the list by its first ingredient; it has some hundreds of pairs, so it is searched without an index. */
export async function listPairs(tx: Tx, query: ListQuery): Promise<Output<Routes['list']>> {
  const where = [
    sql`c.store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`c.folded like ${`%${escapeLike(word)}%`}`),
  ]
  const list = { from: sql`contraindicated_pair c`, where, key: sql`c.first collate "vi-x-icu"`, id: sql`c.id` }
  const { ids, ...page } = await readIdPage(tx, list, query)
  return { ...page, items: ids.length ? await tx.query<PairOfList>(pairsSql, [tx.storeId, ids]) : [] }
}

const pairsSql = `
  select c.id, c.first, c.second, c.mechanism, c.consequence, c.management
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join contraindicated_pair c on c.store_id = $1 and c.id = asked.id order by asked.place`

type PairList = NonNullable<Output<Routes['current']>['list']>

/** The list in use; null without one. */
export async function readPairList(tx: Tx): Promise<PairList | null> {
  const [list] = await tx.query<PairList>(
    'select id, file_name, pair_count, imported_at, imported_by_name from pair_list where store_id = $1',
    [tx.storeId],
  )
  return list ?? null
}

/** What a till needs to look for pairs by itself. */
export async function readPairsAtTill(tx: Tx): Promise<Output<Routes['atTill']>> {
  const list = await readPairList(tx)
  return { listId: list?.id ?? null, pairs: list ? await readPairs(tx, list.id) : [] }
}
