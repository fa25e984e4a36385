import type { Provider, providerRoutes } from '@quay/contract/partner'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { readPlaces } from '../../db/read-places.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Tx } from '../../db/transaction.ts'

export type ProviderQuery = z.output<(typeof providerRoutes)['list']['query']>

const detailsSql = `
  select id, code, name, phone, email, address, tax_code as "taxCode", contact_name as "contactName", note,
    is_active::int as "isActive", debt, version
  from provider where store_id = $1 and id = any($2::uuid[]) order by array_position($2::uuid[], id)`

/** Suppliers by id, in the order asked. */
const readProviders = (tx: Tx, ids: readonly string[]) => tx.query<Provider>(detailsSql, [tx.storeId, ids])

/** One supplier. Throws `not-found`. */
export async function readProvider(tx: Tx, id: string): Promise<Provider> {
  const [provider] = await readProviders(tx, [id])
  if (!provider) throw new DomainError('not-found', { kind: 'provider', id })
  return provider
}

/**
 * A page of suppliers by name. Each word of the keyword is a part of name, code, phone or tax code; a shop has a few
 * hundred of them at most, so they are searched without an index.
 */
export async function listProviders(tx: Tx, query: ProviderQuery) {
  const text = sql`fold(name || ' ' || code || ' ' || coalesce(tax_code, '') || ' ' || coalesce(phone, '') || ' ' ||
    regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`
  const where = [
    sql`store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.isActive) where.push(sql`is_active = ${query.isActive === '1'}`)
  if (query.hasDebt !== undefined) where.push(query.hasDebt ? sql`debt > 0` : sql`debt <= 0`)
  const list = { from: sql`provider`, where, key: sql`name collate "vi-x-icu"`, id: sql`id` }
  const { ids, ...page } = await readPlaces(tx, list, query)
  return { ...page, items: await readProviders(tx, ids) }
}
