import type { ResultRow } from '@quay/contract/money/result'
import { resultText as words } from '../../text/money/business-result.ts'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'

/** The columns of the result by kind of voucher. */
export const resultColumns: ReadonlyArray<Column<ResultRow>> = [
  titleColumn('name', words.columns.name, row => row.voucherKind),
  textColumn('part', words.columns.part, row => words.parts[row.direction], { width: '200px', card: 'line2' }),
  moneyColumn('amount', words.columns.amount, row => row.amount, {
    width: '180px',
    card: 'amount',
    strong: true,
    className: row => (row.amount < 0 ? 'text-danger-text' : ''),
  }),
]
