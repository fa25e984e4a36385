import type { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import { certificateWarningDays } from '@quay/domain/access/certificate-state'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { searchWords } from '@quay/domain/text/search-text'
import { addDays } from '@quay/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { wardOf } from '../ward/ward-of.ts'

const providerRight = { model: 'provider', action: 'read' } as const

export type ProviderQuery = z.output<(typeof providerRoutes)['list']['query']>
type Filter = z.output<(typeof providerRoutes)['total']['query']>

/** The first day on which a paper of a provider has run out. */
const certificatesUntilSql = (provider: string) =>
  `(select min((c->>'expiresOn')::date) from jsonb_array_elements(${provider}.certificates) c)`

const detailsSql = `
  select p.id, p.code, p.name, p.phone, p.email, p.address, ${wardOf('p')}, p.tax_code, p.contact_name, p.note,
    p.provider_group_id, g.name as provider_group_name, p.company_name,
    p.lead_days, p.debt_days, p.min_order, p.bank_accounts, p.certificates,
    ${certificatesUntilSql('p')} as certificates_until, p.is_active::int as is_active, p.debt, p.version
  from provider p left join provider_group g on g.store_id = p.store_id and g.id = p.provider_group_id
  where p.store_id = $1 and p.id = any($2::uuid[]) order by array_position($2::uuid[], p.id)`

const seesProviders = (actor: Actor) => may(actor, providerRight)

/** Suppliers by id, in the order asked, as much of them as the caller may see. */
async function readProviders(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Provider[]> {
  const rows = await tx.query<Provider>(detailsSql, [tx.storeId, ids])
  return seesProviders(actor) ? rows : rows.map(chosenByName)
}

/** What a caller sees who only writes documents that name a supplier: its name, and how and whether it delivers. */
function chosenByName({ debt: _debt, phone, ...provider }: Provider): Provider {
  const hidden = { email: null, address: null, ward: null, contactName: null, note: null, bankAccounts: [] }
  return { ...provider, ...hidden, phone: phone === null ? null : maskPhone(phone) }
}

/** One supplier, as much of it as the caller may see. Throws `not-found`. */
export async function readProvider(tx: Tx, actor: Actor, id: string): Promise<Provider> {
  const [provider] = await readProviders(tx, actor, [id])
  if (!provider) throw new DomainError('not-found', { kind: 'provider', id })
  return provider
}

const sort: SortKeys<ProviderQuery> = {
  code: 'upper(code)',
  name: 'name collate "vi-x-icu"',
  debt: 'debt',
}

/**
 * A page of suppliers by name. Each word of the keyword is a part of name, code, phone or tax code; a shop has a few
 * hundred of them at most, so they are searched without an index. Throws `forbidden` to who asks for debts and sees none.
 */
export async function listProviders(tx: Tx, actor: Actor, query: ProviderQuery) {
  const { ids, ...page } = await readIdPage(tx, await providerPlaces(tx, actor, query), query)
  return { ...page, items: await readProviders(tx, actor, ids) }
}

/** The suppliers of a filter. Throws `forbidden` to who asks for debts, or to be sorted by them, and sees none. */
export async function providerPlaces(
  tx: Tx,
  actor: Actor,
  { sortBy, ...filter }: Filter & { sortBy?: ProviderQuery['sortBy'] },
): Promise<PlaceList> {
  if (sortBy === 'debt' && !seesProviders(actor)) throw new DomainError('forbidden', { ...providerRight })
  const where = await conditions(tx, actor, filter)
  return { from: sql`provider`, where, key: sql`name collate "vi-x-icu"`, sort, id: sql`id` }
}

/** Of all suppliers of a filter, in đồng: what is owed to them, and what they hold because they were paid too much. */
export async function totalProviders(tx: Tx, actor: Actor, filter: Filter) {
  const where = await conditions(tx, actor, filter)
  const { rows } = await sql<{ count: number; debt: number; credit: number }>`
    select count(*) as count, coalesce(sum(greatest(debt, 0)), 0)::bigint as debt,
      coalesce(sum(greatest(-debt, 0)), 0)::bigint as credit
    from provider where ${sql.join(where, sql` and `)}`.execute(tx.db)
  return rows[0]!
}

async function conditions(tx: Tx, actor: Actor, query: Filter): Promise<RawBuilder<unknown>[]> {
  // A masked phone would be found out by searching for it digit by digit.
  const phone = seesProviders(actor)
    ? sql`coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')`
    : sql`''`
  const text = sql`fold(name || ' ' || code || ' ' || coalesce(tax_code, '') || ' ' || ${phone})`
  const where: RawBuilder<unknown>[] = [
    sql`store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.isActive) where.push(sql`is_active = ${query.isActive === '1'}`)
  if (query.hasDebt !== undefined && !seesProviders(actor)) throw new DomainError('forbidden', { ...providerRight })
  if (query.hasDebt !== undefined) where.push(query.hasDebt ? sql`debt > 0` : sql`debt <= 0`)
  if (query.providerGroupId) where.push(sql`provider_group_id = ${query.providerGroupId}`)
  if (query.expiring !== undefined) {
    const { today } = await readBranchDay(tx, branchOf(actor, undefined))
    const soon = sql`coalesce(${sql.raw(certificatesUntilSql('provider'))} <= ${addDays(today, certificateWarningDays)}::date, false)`
    where.push(query.expiring ? soon : sql`not ${soon}`)
  }
  return where
}
