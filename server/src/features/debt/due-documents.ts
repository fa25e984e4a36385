import { type DueRow, type debtReportRoutes, reminderDays } from '@quay/contract/money/debt-report'
import { searchWords } from '@quay/domain/text/search-text'
import { addDays } from '@quay/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { exportPages, type ListFile } from '../../export/export-pages.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { agedDebts } from './aged-debts.ts'
import type { DebtPartnerKind } from './apply-debt.ts'

type Filter = z.output<(typeof debtReportRoutes)['customersDueTotal']['query']>
type Query = z.output<(typeof debtReportRoutes)['customersDue']['query']>
type Total = z.input<(typeof debtReportRoutes)['customersDueTotal']['response']>
type OwedKind = Exclude<DebtPartnerKind, 'order'>

/** Documents of partners of a kind that are not paid whole today, with their days to pay, the first first, as a page of the contract. */
export async function listDue(tx: Tx, actor: Actor, kind: OwedKind, query: Query) {
  const today = await todayOf(tx, actor)
  const asked = { storeId: tx.storeId, kind, from: today, to: today, owingNow: true }
  const { ids, ...page } = await readIdPage(tx, placesOf(tx, actor, kind, query, today), query)
  if (ids.length === 0) return { ...page, items: [] }
  const { rows } = await sql<DueRow>`with ${sql.join([...agedDebts(asked)])}
    select a.entry_id as id, a.partner_id, p.code as partner_code, p.name as partner_name, a.document_kind, a.document_id, a.document_code,
      a.business_day, a.amount, a.remaining, a.due_day, (a.due_day - ${today}::date)::int as days_left
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join aged a on a.entry_id = asked.id join ${sql.table(kind)} p on p.store_id = ${tx.storeId} and p.id = a.partner_id
    order by asked.place`.execute(tx.db)
  return { ...page, items: rows }
}

/** How many there are of the whole filter, and what they add up to. */
export async function totalDue(tx: Tx, actor: Actor, kind: OwedKind, filter: Filter): Promise<Total> {
  const today = await todayOf(tx, actor)
  const { before, from, where } = placesOf(tx, actor, kind, filter, today)
  const { rows } = await sql<Total>`with ${sql.join(before!)}
    select count(*)::int as count, coalesce(sum(a.remaining), 0)::bigint as remaining,
      coalesce(sum(a.remaining) filter (where a.due_day < ${today}::date), 0)::bigint as overdue
    from ${from} where ${sql.join(where, sql` and `)}`.execute(tx.db)
  return rows[0]!
}

const todayOf = async (tx: Tx, actor: Actor) => (await readBranchDay(tx, branchOf(actor, undefined))).today

const sort: SortKeys<Query> = {
  dueDay: 'a.due_day',
  remaining: 'a.remaining',
  name: 'p.name collate "vi-x-icu"',
}

function placesOf(tx: Tx, actor: Actor, kind: OwedKind, filter: Filter, today: string): PlaceList {
  const text = sql`fold(p.name || ' ' || p.code || ' ' || a.document_code)`
  const last = addDays(today, reminderDays)
  const where: RawBuilder<unknown>[] = [
    sql`a.remaining > 0`,
    ...searchWords(filter.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (filter.when === 'OVERDUE') where.push(sql`a.due_day < ${today}::date`)
  if (filter.when === 'WEEK') where.push(sql`a.due_day between ${today}::date and ${last}::date`)
  if (filter.when === 'LATER') where.push(sql`a.due_day > ${last}::date`)
  if (kind === 'customer')
    where.push(sql`(p.branch_id is null or p.branch_id = any(${actor.branchIds}::uuid[]) or not exists
      (select from setting v where v.store_id = ${tx.storeId} and v.key = 'customersByBranch' and v.value = 'true'))`)
  return {
    before: agedDebts({ storeId: tx.storeId, kind, from: today, to: today, owingNow: true }),
    once: true,
    from: sql`aged a join ${sql.table(kind)} p on p.store_id = ${tx.storeId} and p.id = a.partner_id`,
    where,
    key: sql`a.due_day`,
    sort,
    id: sql`a.entry_id`,
  }
}

const fileOf = (kind: OwedKind): ListFile<DueRow> => ({
  sheet: 'Hạn trả',
  file: kind === 'customer' ? 'han-tra-khach-hang' : 'han-tra-nha-cung-cap',
  content: kind === 'customer' ? 'Hạn trả của khách hàng' : 'Hạn trả nhà cung cấp',
  report: {
    title: kind === 'customer' ? 'Hạn trả của khách hàng' : 'Hạn trả nhà cung cấp',
    filters: { when: ['Hạn', { OVERDUE: 'Quá hạn', WEEK: 'Trong 7 ngày', LATER: 'Sau 7 ngày' }], keyword: 'Tìm' },
    isOfStore: true,
  },
  columns: [
    { header: 'Hạn trả', width: 12, format: 'day', value: row => row.dueDay },
    { header: 'Còn số ngày', width: 12, format: 'money', value: row => row.daysLeft },
    { header: 'Mã', width: 14, value: row => row.partnerCode },
    { header: 'Tên', width: 36, value: row => row.partnerName },
    { header: 'Chứng từ', width: 14, value: row => row.documentCode },
    { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
    { header: 'Số tiền', width: 16, format: 'money', value: row => row.amount },
    { header: 'Còn phải trả', width: 16, format: 'money', value: row => row.remaining },
  ],
})

/** The documents of the whole filter as an Excel file. Throws what exportPages refuses. */
export const exportDue = (
  tx: Tx,
  actor: Actor,
  kind: OwedKind,
  { id, ...filter }: Filter & { id?: string | undefined },
) => exportPages(tx, actor, fileOf(kind), { id, ...filter }, page => listDue(tx, actor, kind, { ...filter, ...page }))
