import { cashEntryKindText } from '@quay/contract/money/entry-kind-text'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { FileAnswer } from '@quay/contract/route'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { exportPortions } from '../../export/export-portions.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { countEntries, everyEntry, findFunds, type listEntries } from './cashbook-queries.ts'

type Body = z.output<(typeof cashbookRoutes)['export']['body']>
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

const columns: readonly ExportColumn<Entry>[] = [
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Lúc', width: 20, format: 'instant', value: row => row.at },
  { header: 'Quỹ', width: 24, value: row => row.accountName },
  { header: 'Chứng từ', width: 14, value: row => row.documentCode },
  { header: 'Loại thu chi', width: 28, value: row => row.voucherKind ?? cashEntryKindText[row.kind] },
  { header: 'Người nộp, người nhận', width: 30, value: row => row.partnerName },
  { header: 'Diễn giải', width: 36, value: row => row.note },
  { header: 'Thu', width: 16, format: 'money', value: row => (row.amount > 0 ? row.amount : null) },
  { header: 'Chi', width: 16, format: 'money', value: row => (row.amount < 0 ? -row.amount : null) },
  { header: 'Người lập', width: 22, value: row => row.employeeName },
  { header: 'Trạng thái', width: 12, value: row => (row.isUndone ? 'Đã hủy' : null) },
]

/** The entries of the cash book that a filter finds as an Excel file, the last first. Throws what exportPortions refuses. */
export async function exportCashbook(tx: Tx, actor: Actor, { id, ...filter }: Body): Promise<FileAnswer> {
  const funds = await findFunds(tx, branchOf(actor, filter.branchId), filter)
  const file = { sheet: 'Sổ quỹ', file: 'so-quy', content: 'Sổ quỹ', columns }
  const count = await countEntries(tx, funds, filter)
  return exportPortions(
    tx,
    actor,
    file,
    { id, branchId: filter.branchId },
    { count, rows: everyEntry(tx, funds, filter) },
  )
}
