import { cashEntryKindText } from '@quay/contract/money/entry-kind-text'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { DocumentLink } from '../../routing/document-link.tsx'
import { debtPaidText, directionText } from '../../text/money/cashbook.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import type { Column } from '../../ui/table/column.ts'
import { instantColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

type Row = Answer<typeof cashbookRoutes.read>['items'][number]

/** The columns of the cash book. */
export const entryColumns: ReadonlyArray<Column<Row>> = [
  instantColumn('at', 'Lúc', row => row.at, { fixed: true, card: 'line2' }),
  textColumn(
    'document',
    'Chứng từ',
    row => <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />,
    { width: '110px', card: 'line2' },
  ),
  titleColumn('what', 'Nội dung', row => (
    <TwoLines
      title={row.isUndone ? `${kindText(row)} (${cashbookListText.undone})` : kindText(row)}
      detail={[row.voucherKind, row.partnerName, row.note].filter(Boolean).join(' · ')}
    />
  )),
  { id: 'account', header: 'Quỹ', width: '160px', hideBelow: 'md', card: 'line2', cell: row => row.accountName },
  { id: 'employee', header: 'Người ghi', width: '140px', hideBelow: 'lg', cell: row => row.employeeName },
  moneyColumn('amount', 'Số tiền', row => row.amount, {
    className: row =>
      row.isUndone
        ? 'line-through text-ink-3'
        : `font-semibold ${row.amount > 0 ? 'text-success-text' : row.amount < 0 ? 'text-danger-text' : ''}`,
    width: '130px',
    fixed: true,
    card: 'amount',
  }),
]

function kindText({ kind, amount }: Row): string {
  if (kind === 'VOUCHER') return directionText[amount > 0 ? 'IN' : 'OUT']
  if (kind === 'DEBT') return debtPaidText[amount > 0 ? 'IN' : 'OUT']
  if (kind === 'DEBT_CANCEL') return debtPaidText[amount > 0 ? 'OUT_CANCEL' : 'IN_CANCEL']
  return cashEntryKindText[kind]
}
