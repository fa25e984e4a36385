import { cashEntryKindText } from '@quay/contract/money/entry-kind-text'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { FileAnswer } from '@quay/contract/route'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { headOfFile } from '../../export/export-pages.ts'
import { exportPortions } from '../../export/export-portions.ts'
import type { FilterWords } from '../../export/filter-words.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { countEntries, everyEntry, findFunds, type listEntries, openingOf } from './cashbook-queries.ts'
import { flowFile } from './export-flow.ts'

type Body = z.output<(typeof cashbookRoutes)['export']['body']>
type Entry = Awaited<ReturnType<typeof listEntries>>[number]
/** A sum below the entries: of what stands above it, or what the funds held. */
interface Sum {
  label: string
  in?: number
  out?: number
  balance?: number
}
type Line = Entry | Sum

const column = (
  header: string,
  width: number,
  value: (row: Entry) => string | number | null,
  format?: 'day' | 'instant',
): ExportColumn<Line> => ({
  header,
  width,
  ...(format && { format }),
  value: row => ('label' in row ? null : value(row)),
})
const money = (header: string, value: (row: Line) => number | null | undefined): ExportColumn<Line> => ({
  header,
  width: 16,
  format: 'money',
  value: row => value(row) ?? null,
})

const columns: readonly ExportColumn<Line>[] = [
  column('Ngày', 12, row => row.businessDay, 'day'),
  column('Lúc', 20, row => row.at, 'instant'),
  { header: 'Quỹ', width: 24, value: row => ('label' in row ? row.label : row.accountName) },
  column('Chứng từ', 14, row => row.documentCode),
  column('Loại thu chi', 28, row => row.voucherKind ?? cashEntryKindText[row.kind]),
  column('Người nộp, người nhận', 30, row => row.partnerName),
  column('Diễn giải', 36, row => row.note),
  money('Thu', row => ('label' in row ? row.in : row.amount > 0 ? row.amount : null)),
  money('Chi', row => ('label' in row ? row.out : row.amount < 0 ? -row.amount : null)),
  money('Số dư', row => ('label' in row ? row.balance : null)),
  column('Người lập', 22, row => row.employeeName),
  column('Trạng thái', 12, row => (row.isUndone ? 'Đã hủy' : null)),
]

const filterWords: FilterWords = {
  ...flowFile.report?.filters,
  keyword: 'Mã chứng từ',
  direction: ['Thu và chi', { IN: 'Thu', OUT: 'Chi' }],
  entryKind: ['Loại', cashEntryKindText],
  voucherKind: 'Loại thu chi',
  inResult: ['Kết quả kinh doanh', { 1: 'Có tính' }],
}

/**
 * The entries of the cash book that a filter finds as an Excel file, the last first, and below them their sums; where the filter takes whole days of
 * funds, also what these held before and after. Throws what exportPortions refuses.
 */
export async function exportCashbook(tx: Tx, actor: Actor, { id, ...filter }: Body): Promise<FileAnswer> {
  const funds = await findFunds(tx, branchOf(actor, filter.branchId), filter)
  const head = await headOfFile(tx, actor, { title: 'Sổ quỹ', filters: filterWords }, filter)
  const opening = filter.from === undefined ? 0 : await openingOf(tx, funds, filter.from)
  const count = await countEntries(tx, funds, filter)
  const { direction, keyword, entryKind, voucherKind, inResult } = filter
  const isWhole = [direction, keyword, entryKind, voucherKind, inResult].every(narrowed => narrowed === undefined)
  async function* lines(): AsyncGenerator<Line[]> {
    const sums = { in: 0, out: 0 }
    for await (const portion of everyEntry(tx, funds, filter)) {
      for (const { amount } of portion) sums[amount > 0 ? 'in' : 'out'] += Math.abs(amount)
      yield portion
    }
    const total = { label: 'Tổng cộng', ...sums }
    if (!isWhole) return yield [total]
    const closing = opening + sums.in - sums.out
    yield [{ label: 'Đầu kỳ', balance: opening }, total, { label: 'Cuối kỳ', balance: closing }]
  }
  return exportPortions<Line>(
    tx,
    actor,
    { sheet: 'Sổ quỹ', file: 'so-quy', content: 'Sổ quỹ', columns, head },
    { id, branchId: filter.branchId },
    { count, rows: lines() },
  )
}
