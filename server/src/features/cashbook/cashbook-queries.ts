import type { CashEntryKind } from '@quay/contract/money/cash-entry-kind'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { cashbookFilter } from '@quay/contract/money/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { encodeCursor } from '../../db/list/page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import { type SortKeys, sortedPage } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Query = z.output<(typeof cashbookRoutes)['read']['query']>
type Filter = z.output<typeof cashbookFilter>
type Fund = { id: string; balance: number }

/**
 * The cash book of a branch: its drawer and the bank accounts, or one of them. The opening balance is counted back
 * from the balance now, by sums of days as far as they are kept, so that every period costs what it holds, however long the book is. `direction` narrows the
 * rows only: opening + in − out = closing stays true of the period.
 */
export async function readCashbook(tx: Tx, actor: Actor, query: Query) {
  const funds = await findFunds(tx, branchOf(actor, query.branchId), query)
  const [sums, rows] = await Promise.all([sumEntries(tx, funds, query), listEntries(tx, funds, query)])
  const balance = funds.reduce((sum, fund) => sum + fund.balance, 0)
  const opening = balance - sums.sinceFrom
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return {
    opening,
    in: sums.in,
    out: sums.out,
    closing: opening + sums.in - sums.out,
    items,
    limit: query.limit,
    nextCursor: rows.length > query.limit && last ? encodeCursor([last.sortKey, last.id]) : null,
  }
}

/** The funds whose entries a filter asks for. Throws `not-found` for an account that is not of this branch. */
export async function findFunds(tx: Tx, branchId: string, { accountId, kind }: Filter): Promise<Fund[]> {
  let funds = tx.db
    .selectFrom('cash_account')
    .select(['id', 'balance'])
    .where('storeId', '=', tx.storeId)
    .where(eb => eb.or([eb('branchId', '=', branchId), eb('branchId', 'is', null)]))
  if (accountId) funds = funds.where('id', '=', accountId)
  if (kind) funds = funds.where('kind', '=', kind)
  const found = await funds.execute()
  if (accountId && !found.length) throw new DomainError('not-found')
  return found
}

async function sumEntries(tx: Tx, funds: readonly Fund[], { from, to }: Query) {
  const ids = funds.map(fund => fund.id)
  const [sums] = await tx.query<{ sinceFrom: number; in: number; out: number }>(sumsSql, [
    tx.storeId,
    ids,
    from ?? null,
    to ?? null,
  ])
  return sums!
}

/** What some funds held before a day: of a past day it never changes, so the rows of a file may be read after it. */
export async function openingOf(tx: Tx, funds: readonly Fund[], from: string): Promise<number> {
  const [found] = await tx.query<{ opening: number }>(openingSql, [tx.storeId, funds.map(fund => fund.id), from])
  return found!.opening
}

const openingSql = `
  select coalesce(sum(amount), 0)::bigint as opening
  from (
    select amount_in - amount_out as amount from cash_day where store_id = $1 and account_id = any($2::uuid[]) and business_day < $3
    union all
    select amount from cash_entry
    where store_id = $1 and account_id = any($2::uuid[]) and business_day < $3
      and business_day > coalesce((select through from report_mark where store_id = $1), '-infinity')
  ) moved`

/** Days up to the mark of reports are kept as sums (docs/topics/reports.md); the rows behind it are read. */
const sumsSql = `
  select coalesce(sum(amount_in - amount_out), 0)::bigint as since_from,
    coalesce(sum(amount_in) filter (where business_day <= coalesce($4::date, 'infinity')), 0)::bigint as "in",
    coalesce(sum(amount_out) filter (where business_day <= coalesce($4::date, 'infinity')), 0)::bigint as out
  from (
    select business_day, amount_in, amount_out from cash_day
    where store_id = $1 and account_id = any($2::uuid[]) and business_day >= coalesce($3::date, '-infinity')
    union all
    select business_day, greatest(amount, 0), greatest(0 - amount, 0) from cash_entry
    where store_id = $1 and account_id = any($2::uuid[]) and business_day >= coalesce($3::date, '-infinity')
      and business_day > coalesce((select through from report_mark where store_id = $1), '-infinity')
  ) moved`

/** By the day on which an entry counts, not by when it was written: the book goes by days. */
const sort: SortKeys<Query> = { at: 'business_day', amount: 'amount' }

/** At most one entry more than `limit`, the newest first where nothing else is asked: by the day they count on, then by their ids, which are made in order of time. */
export async function listEntries(
  tx: Tx,
  funds: readonly Fund[],
  query: Filter & Pick<Query, 'limit'> & Partial<Query>,
) {
  let entries = filtered(tx, funds, query)
  const { key, order, beyond } = sortedPage(query, { keys: sort, usual: sort.at, id: 'id' })
  for (const condition of beyond) entries = entries.where(condition)
  return entries
    .select(['id', 'at', 'businessDay', 'accountId', 'amount', 'note'])
    .select(eb => eb.ref('kind').$castTo<CashEntryKind>().as('kind'))
    .select(['documentKind', 'documentId', 'documentCode'])
    .select('partnerName')
    .select([accountName(tx.storeId).as('accountName'), employeeName(tx.storeId).as('employeeName')])
    .select([voucherKind(tx.storeId).as('voucherKind'), isUndone(tx.storeId).as('isUndone')])
    .select(key.as('sortKey'))
    .orderBy(order)
    .limit(query.limit + 1)
    .execute()
}

/** How many entries a filter finds. */
export async function countEntries(tx: Tx, funds: readonly Fund[], filter: Filter): Promise<number> {
  const { count } = await filtered(tx, funds, filter)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** So many entries of a file are held at once. */
const portion = 2_000

/** All entries that a filter finds, the newest first, a portion at a time. */
export async function* everyEntry(tx: Tx, funds: readonly Fund[], filter: Filter) {
  let cursor: string | undefined
  do {
    const rows = await listEntries(tx, funds, { ...filter, limit: portion, ...(cursor && { cursor }) })
    const items = rows.slice(0, portion)
    yield items
    const last = items.at(-1)
    cursor = rows.length > portion && last ? encodeCursor([last.sortKey, last.id]) : undefined
  } while (cursor)
}

function filtered(tx: Tx, funds: readonly Fund[], query: Filter) {
  let entries = entriesOf(tx, funds)
  if (query.from) entries = entries.where('businessDay', '>=', query.from)
  if (query.to) entries = entries.where('businessDay', '<=', query.to)
  if (query.direction) entries = entries.where('amount', query.direction === 'IN' ? '>' : '<', 0)
  if (query.keyword) entries = entries.where('documentCode', 'like', `%${escapeLike(query.keyword.toUpperCase())}%`)
  if (query.entryKind) entries = entries.where('kind', '=', query.entryKind)
  if (query.voucherKind)
    entries = entries.where(
      sql<boolean>`document_id in (select v.id from cash_voucher v where v.store_id = ${tx.storeId} and v.kind_name = ${query.voucherKind})`,
    )
  if (query.inResult)
    entries = entries.where(
      sql<boolean>`document_id in (select v.id from cash_voucher v where v.store_id = ${tx.storeId} and v.counts_in_profit)`,
    )
  return entries
}

const entriesOf = (tx: Tx, funds: readonly Fund[]) =>
  tx.db
    .selectFrom('cash_entry')
    .where('storeId', '=', tx.storeId)
    .where('accountId', '=', sql<string>`any(${funds.map(fund => fund.id)}::uuid[])`)

const accountName = (storeId: string) =>
  sql<string>`(select name from cash_account a where a.store_id = ${storeId} and a.id = account_id)`

const employeeName = (storeId: string) =>
  sql<string>`(select full_name from employee e where e.store_id = ${storeId} and e.id = employee_id)`

const voucherKind = (storeId: string) =>
  sql<string | null>`case when kind in ('VOUCHER', 'VOUCHER_CANCEL') then
    (select v.kind_name from cash_voucher v where v.store_id = ${storeId} and v.id = document_id) end`

const isUndone = (storeId: string) =>
  sql<boolean>`exists (select from cash_entry u where u.store_id = ${storeId} and u.reverses_id = cash_entry.id)`
