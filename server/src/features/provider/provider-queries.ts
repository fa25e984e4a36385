import type { Provider, providerRoutes } from '@quay/contract/partner'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Tx } from '../../db/transaction.ts'

export type ProviderQuery = z.output<(typeof providerRoutes)['list']['query']>

const columns = sql<Provider>`id, code, name, phone, email, address, tax_code as "taxCode", contact_name as "contactName", note,
  is_active::int as "isActive", debt, version`

/** One supplier. Throws `not-found`. */
export async function readProvider(tx: Tx, id: string): Promise<Provider> {
  const { rows } =
    await sql<Provider>`select ${columns} from provider where store_id = ${tx.storeId} and id = ${id}`.execute(tx.db)
  if (!rows[0]) throw new DomainError('not-found', { kind: 'provider', id })
  return rows[0]
}

/**
 * A page of suppliers by name. Each word of the keyword is a part of name, code, phone or tax code; a shop has a few
 * hundred of them at most, so they are searched without an index.
 */
export async function listProviders(tx: Tx, query: ProviderQuery) {
  const text = sql`fold(name || ' ' || code || ' ' || coalesce(tax_code, '') || ' ' || coalesce(phone, '') || ' ' ||
    regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`
  const conditions = [
    sql`store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.isActive) conditions.push(sql`is_active = ${query.isActive === '1'}`)
  if (query.hasDebt !== undefined) conditions.push(query.hasDebt ? sql`debt > 0` : sql`debt <= 0`)
  const matching = sql`where ${sql.join(conditions, sql` and `)}`

  const name = sql`name collate "vi-x-icu"`
  const [after, direction] = query.orderBy === 'DESC' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const [lastName, lastId] = query.cursor ? decodeCursor(query.cursor, 2) : []
  const from = query.cursor ? sql`and (${name}, id) ${after} (${lastName}, ${lastId}::uuid)` : sql``
  const skip = query.cursor ? sql`` : sql`offset ${offsetOf(query)}`
  const [page, counted] = await Promise.all([
    sql<Provider>`select ${columns} from provider ${matching} ${from}
      order by ${name} ${direction}, id ${direction} limit ${query.limit + 1} ${skip}`.execute(tx.db),
    sql<{
      count: number
    }>`select count(*) as count from (select 1 from provider ${matching} limit ${pageReach + 1}) matching`.execute(
      tx.db,
    ),
  ])
  return pageOfRows(page.rows, counted.rows[0]!.count, query, provider => [provider.name, provider.id])
}
