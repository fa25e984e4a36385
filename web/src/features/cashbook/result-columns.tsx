import type { ResultRow } from '@quay/contract/money/result'
import { resultText as words } from '../../text/money/business-result.ts'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'

/** What a row of the result is of. */
export const nameOf = ({ kind, voucherKind }: ResultRow) => voucherKind ?? words.rows[kind]

/** The columns of the result. */
export const resultColumns: ReadonlyArray<Column<ResultRow>> = [
  titleColumn('name', words.columns.name, nameOf),
  textColumn('part', words.columns.part, row => words.parts[row.part], { width: '200px', card: 'line2' }),
  moneyColumn('amount', words.columns.amount, row => row.amount, {
    width: '180px',
    card: 'amount',
    strong: true,
    className: row => (row.amount < 0 ? 'text-danger-text' : ''),
  }),
]

/** Where the documents of a row are listed; null where no list holds them alone. */
export function placeOf({ kind, voucherKind }: ResultRow, period: URLSearchParams): string | null {
  if (kind === 'VOUCHER' && voucherKind)
    return `/cashbooks?${new URLSearchParams([...period, ['voucherKind', voucherKind]])}`
  if (kind === 'REVENUE' || kind === 'COST') return `/reports/sale-report/document?${period}`
  if (kind === 'DISPOSAL') return `/products/disposal?${period}`
  return null
}
