import type { debtReportRoutes, Reconciliation } from '@quay/contract/money/debt-report'
import type { FileAnswer } from '@quay/contract/route'
import { maskPhone } from '@quay/domain/partner/mask-phone'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { exportPages } from '../../export/export-pages.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { seesPhones } from '../customer/phone-search.ts'
import { agedDebts } from './aged-debts.ts'
import type { DebtPartnerKind } from './apply-debt.ts'

type Ask = z.output<(typeof debtReportRoutes)['reconciliation']['query']>

/** More rows than a paper of some pages holds. */
const mostRows = 500

/**
 * What a partner and the shop confirm to each other (biên bản đối chiếu công nợ): opening, every row of the period with the balance behind it,
 * closing, and what is not paid on its last day. Throws `not-found`.
 */
export async function reconcileDebt(tx: Tx, actor: Actor, ask: Ask, most = mostRows): Promise<Reconciliation> {
  const { partnerKind, partnerId } = ask
  const { today } = await readBranchDay(tx, branchOf(actor, undefined))
  const to = ask.to !== undefined && ask.to < today ? ask.to : today
  const from = ask.from ?? `${to.slice(0, 7)}-01`
  const partnerSql = partnerKind === 'customer' ? customerSql : providerSql
  const [[partner], rows, sums, unpaid] = await Promise.all([
    tx.query<Pick<Reconciliation, 'code' | 'name' | 'address' | 'taxCode' | 'phone'>>(partnerSql, [
      tx.storeId,
      partnerId,
    ]),
    tx.query<Reconciliation['rows'][number]>(rowsSql, [tx.storeId, partnerKind, partnerId, from, to, most + 1]),
    readSums(tx, ask, from, to),
    readUnpaid(tx, ask, from, to),
  ])
  if (!partner) throw new DomainError('not-found')
  const phone = partnerKind === 'customer' && !seesPhones(actor) ? maskPhone(partner.phone ?? '') : partner.phone
  return {
    partnerKind,
    ...partner,
    phone: partner.phone && phone,
    from,
    to,
    ...sums,
    rows: rows.slice(0, most),
    isCut: rows.length > most,
    unpaid,
  }
}

const placeSql = `concat_ws(', ', p.address, (select w.full_name from ward w where w.code = p.ward_code))`

const customerSql = `
  select p.code, coalesce(p.company_name, p.name) as name, nullif(${placeSql}, '') as address, p.tax_code, p.phone
  from customer p where p.store_id = $1 and p.id = $2`

const providerSql = `
  select p.code, coalesce(p.company_name, p.name) as name, nullif(${placeSql}, '') as address, p.tax_code, p.phone
  from provider p where p.store_id = $1 and p.id = $2`

const rowsSql = `
  select business_day, document_code, kind, note, greatest(amount, 0)::bigint as increase, greatest(-amount, 0)::bigint as decrease,
    balance_after as balance
  from debt_entry where store_id = $1 and partner_kind = $2 and partner_id = $3 and business_day between $4::date and $5::date
  order by sequence limit $6`

async function readSums(tx: Tx, { partnerKind, partnerId }: Ask, from: string, to: string) {
  const [sums] = await tx.query<Pick<Reconciliation, 'opening' | 'increase' | 'decrease' | 'closing'>>(sumsSql, [
    tx.storeId,
    partnerKind,
    partnerId,
    from,
    to,
  ])
  return sums!
}

const sumsSql = `
  select coalesce(sum(amount) filter (where business_day < $4::date), 0)::bigint as opening,
    coalesce(sum(amount) filter (where business_day >= $4::date and amount > 0), 0)::bigint as increase,
    coalesce(-sum(amount) filter (where business_day >= $4::date and amount < 0), 0)::bigint as decrease,
    coalesce(sum(amount), 0)::bigint as closing
  from debt_entry where store_id = $1 and partner_kind = $2 and partner_id = $3 and business_day <= $5::date`

async function readUnpaid(tx: Tx, { partnerKind: kind, partnerId }: Ask, from: string, to: string) {
  const { rows } = await sql<Reconciliation['unpaid'][number]>`
    with ${sql.join(agedDebts({ storeId: tx.storeId, kind, partnerId, from, to }))}
    select document_code, business_day, due_day, amount, remaining from aged order by due_day, business_day, sequence`.execute(
    tx.db,
  )
  return rows
}

interface FileRow {
  businessDay: string | null
  documentCode: string
  note: string | null
  increase: number | null
  decrease: number | null
  balance: number
}

const columns: readonly ExportColumn<FileRow>[] = [
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Chứng từ', width: 26, value: row => row.documentCode },
  { header: 'Diễn giải', width: 40, value: row => row.note },
  { header: 'Tăng', width: 16, format: 'money', value: row => row.increase },
  { header: 'Giảm', width: 16, format: 'money', value: row => row.decrease },
  { header: 'Còn nợ', width: 16, format: 'money', value: row => row.balance },
]

const mostFileRows = 50_000

/** The same as an Excel file: opening first, closing and what is not paid at the end. Throws `not-found` and what exportPages refuses. */
export async function exportReconciliation(
  tx: Tx,
  actor: Actor,
  { id, ...ask }: Ask & { id?: string | undefined },
): Promise<FileAnswer> {
  const kind: DebtPartnerKind = ask.partnerKind
  const read = await reconcileDebt(tx, actor, ask, mostFileRows)
  const plain = (documentCode: string, balance: number, more: Partial<FileRow> = {}): FileRow => ({
    ...{ businessDay: null, note: null, increase: null, decrease: null },
    documentCode,
    balance,
    ...more,
  })
  const items: FileRow[] = [
    plain('Đầu kỳ', read.opening, { businessDay: read.from }),
    ...read.rows,
    plain('Cuối kỳ', read.closing, { businessDay: read.to, increase: read.increase, decrease: read.decrease }),
    ...read.unpaid.map(one =>
      plain(`Chưa trả: ${one.documentCode}`, one.remaining, { businessDay: one.businessDay, increase: one.amount }),
    ),
  ]
  const file = {
    sheet: 'Đối chiếu công nợ',
    file: `doi-chieu-cong-no-${read.code.toLowerCase()}`,
    content: `Đối chiếu công nợ ${kind === 'customer' ? 'khách hàng' : 'nhà cung cấp'} ${read.name}`,
    columns,
  }
  return exportPages(tx, actor, file, { id }, async () => ({ items, nextCursor: null }))
}
