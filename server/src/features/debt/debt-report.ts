import type { DebtReportRow, debtReportRoutes } from '@quay/contract/money/debt-report'
import type { FileAnswer } from '@quay/contract/route'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { exportPages, type ListFile } from '../../export/export-pages.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { agedDebts, bucketSums } from './aged-debts.ts'
import type { DebtPartnerKind } from './apply-debt.ts'

type Filter = z.output<(typeof debtReportRoutes)['customerTotal']['query']>
type Query = z.output<(typeof debtReportRoutes)['customers']['query']>
type Total = z.input<(typeof debtReportRoutes)['customerTotal']['response']>
type Fragment = RawBuilder<unknown>

/**
 * Debts of all partners of a kind over a period, with their ages on its last day, the largest first, as a page of the contract. Where the store
 * has customers by branch, those that the caller sees.
 */
export async function listDebts(tx: Tx, actor: Actor, kind: DebtPartnerKind, query: Query) {
  const asked = await askedOf(tx, actor, kind, query)
  const { ids, ...page } = await readIdPage(tx, placesOf(tx, actor, kind, query, asked), {
    ...query,
    orderBy: query.orderBy ?? 'DESC',
  })
  if (ids.length === 0) return { ...page, items: [] }
  const { rows } = await sql<DebtReportRow>`with ${sql.join([...agedDebts(asked), bucketsOf(asked.to)])}
    select p.id as partner_id, p.code, p.name, ${figures}, ${kind === 'customer' ? limitOfCustomer(tx.storeId) : limitOfProvider}, f.first_due
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join ${sql.table(kind)} p on p.store_id = ${tx.storeId} and p.id = asked.id
    join moved m on m.partner_id = p.id left join bucket f on f.partner_id = p.id
    order by asked.place`.execute(tx.db)
  return { ...page, items: rows }
}

/** The same figures of the whole filter together. */
export async function totalDebts(tx: Tx, actor: Actor, kind: DebtPartnerKind, filter: Filter): Promise<Total> {
  const asked = await askedOf(tx, actor, kind, filter)
  const { before, from, where } = placesOf(tx, actor, kind, filter, asked)
  const sums = names.map(name => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`)
  const { rows } = await sql<Total>`with ${sql.join(before!)}
    select count(*)::int as count, ${sql.join(sums)} from (select ${figures} from ${from} where ${sql.join(where, sql` and `)}) found`.execute(
    tx.db,
  )
  return rows[0]!
}

const names = [
  ...['opening', 'increase', 'decrease', 'closing', 'overdue'],
  ...['not_due', 'up_to30', 'up_to60', 'up_to90', 'over90', 'credit'],
]

const figures = sql`m.opening, m.increase, m.decrease, m.closing, coalesce(f.overdue, 0)::bigint as overdue,
  coalesce(f.not_due, 0)::bigint as not_due, coalesce(f.up_to30, 0)::bigint as up_to30, coalesce(f.up_to60, 0)::bigint as up_to60,
  coalesce(f.up_to90, 0)::bigint as up_to90, coalesce(f.over90, 0)::bigint as over90, greatest(-m.closing, 0)::bigint as credit`

const limitOfCustomer = (storeId: string) => sql`
  coalesce(p.debt_limit, (select g.debt_limit from customer_group g where g.store_id = ${storeId} and g.id = p.group_id))::bigint as debt_limit,
  coalesce(p.debt_days, (select g.debt_days from customer_group g where g.store_id = ${storeId} and g.id = p.group_id)) as debt_days`
const limitOfProvider = sql`null::bigint as debt_limit, p.debt_days`

const sort: SortKeys<Query> = {
  name: 'p.name collate "vi-x-icu"',
  opening: 'm.opening',
  increase: 'm.increase',
  decrease: 'm.decrease',
  closing: 'm.closing',
  overdue: 'coalesce(f.overdue, 0)',
  notDue: 'coalesce(f.not_due, 0)',
  upTo30: 'coalesce(f.up_to30, 0)',
  upTo60: 'coalesce(f.up_to60, 0)',
  upTo90: 'coalesce(f.up_to90, 0)',
  over90: 'coalesce(f.over90, 0)',
}

/** Since the first of the month until today, where nothing else is asked; of days to come nobody knows what will be late. */
async function askedOf(tx: Tx, actor: Actor, kind: DebtPartnerKind, { from, to }: Filter) {
  const { today } = await readBranchDay(tx, branchOf(actor, undefined))
  const last = to !== undefined && to < today ? to : today
  return { storeId: tx.storeId, kind, from: from ?? `${last.slice(0, 7)}-01`, to: last }
}

type Asked = Awaited<ReturnType<typeof askedOf>>

const bucketsOf = (to: string) =>
  sql`bucket as (select partner_id, min(due_day) as first_due, ${bucketSums(to)} from aged group by partner_id)`

function placesOf(tx: Tx, actor: Actor, kind: DebtPartnerKind, filter: Filter, asked: Asked): PlaceList {
  const text = sql`fold(p.name || ' ' || p.code)`
  const where: Fragment[] = [
    sql`(m.opening <> 0 or m.closing <> 0 or m.increase > 0 or m.decrease > 0)`,
    ...searchWords(filter.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (filter.only === 'OWING') where.push(sql`m.closing > 0`)
  if (filter.only === 'CREDIT') where.push(sql`m.closing < 0`)
  if (filter.only === 'OVERDUE') where.push(sql`f.overdue > 0`)
  if (filter.groupId)
    where.push(sql`${sql.ref(kind === 'customer' ? 'p.group_id' : 'p.provider_group_id')} = ${filter.groupId}`)
  if (kind === 'customer')
    where.push(sql`(p.branch_id is null or p.branch_id = any(${actor.branchIds}::uuid[]) or not exists
      (select from setting v where v.store_id = ${tx.storeId} and v.key = 'customersByBranch' and v.value = 'true'))`)
  return {
    before: [...agedDebts(asked), bucketsOf(asked.to)],
    once: true,
    from: sql`moved m join ${sql.table(kind)} p on p.store_id = ${tx.storeId} and p.id = m.partner_id
      left join bucket f on f.partner_id = p.id`,
    where,
    key: sql`m.closing`,
    sort,
    id: sql`p.id`,
  }
}

const money = (header: string, value: (row: DebtReportRow) => number | null) =>
  ({ header, width: 16, format: 'money', value }) as const

const fileOf = (kind: DebtPartnerKind): ListFile<DebtReportRow> => ({
  sheet: kind === 'customer' ? 'Công nợ khách hàng' : 'Công nợ nhà cung cấp',
  file: kind === 'customer' ? 'cong-no-khach-hang' : 'cong-no-nha-cung-cap',
  content: kind === 'customer' ? 'Báo cáo công nợ khách hàng' : 'Báo cáo công nợ nhà cung cấp',
  report: {
    title: kind === 'customer' ? 'Báo cáo công nợ khách hàng' : 'Báo cáo công nợ nhà cung cấp',
    filters: {
      only: ['Chỉ xem', { OWING: 'Còn nợ', OVERDUE: 'Quá hạn', CREDIT: 'Dư có' }],
      groupId: 'Nhóm',
      keyword: 'Tìm',
    },
    isOfStore: true,
  },
  columns: [
    { header: 'Mã', width: 14, value: row => row.code },
    { header: 'Tên', width: 36, value: row => row.name },
    money('Đầu kỳ', row => row.opening),
    money('Tăng', row => row.increase),
    money('Giảm', row => row.decrease),
    money('Cuối kỳ', row => row.closing),
    money('Chưa đến hạn', row => row.notDue),
    money('Quá hạn', row => row.overdue),
    money('Quá hạn 1–30 ngày', row => row.upTo30),
    money('31–60 ngày', row => row.upTo60),
    money('61–90 ngày', row => row.upTo90),
    money('Trên 90 ngày', row => row.over90),
    money('Dư có', row => row.credit),
    ...(kind === 'customer' ? [money('Hạn mức nợ', row => row.debtLimit)] : []),
    { header: 'Số ngày được nợ', width: 14, format: 'money', value: row => row.debtDays },
    { header: 'Hạn trả đầu tiên', width: 14, format: 'day', value: row => row.firstDue },
  ],
})

/** The report of the whole filter as an Excel file. Throws what exportPages refuses. */
export const exportDebts = (
  tx: Tx,
  actor: Actor,
  kind: DebtPartnerKind,
  { id, ...filter }: Filter & { id?: string | undefined },
): Promise<FileAnswer> =>
  exportPages(tx, actor, fileOf(kind), { id, ...filter }, page => listDebts(tx, actor, kind, { ...filter, ...page }))
