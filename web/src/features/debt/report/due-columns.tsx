import type { DueRow } from '@quay/contract/money/debt-report'
import { formatDate } from '@quay/domain/text/format-date'
import HandCoins from 'lucide-react/icons/hand-coins'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { debtDueText as words } from '../../../text/partner/debt-due.ts'
import { debtReportText } from '../../../text/partner/debt-report.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn, totalColumn } from '../../../ui/table/columns.tsx'
import { TwoLines } from '../../../ui/table/two-lines.tsx'

type Kind = 'customer' | 'provider'
const { columns: names } = words

/** The columns of the lists of documents by their days to pay; `onPay` opens the window that takes or pays one. */
export const dueColumns = (kind: Kind, onPay: ((row: DueRow) => void) | null): ReadonlyArray<Column<DueRow>> => [
  titleColumn('name', names[kind], row => <TwoLines title={row.partnerName} detail={row.partnerCode} />),
  textColumn(
    'dueDay',
    names.dueDay,
    row => (
      <TwoLines
        title={formatDate(row.dueDay)}
        detail={<span className={row.daysLeft < 0 ? 'text-danger-text' : ''}>{words.left(row.daysLeft)}</span>}
      />
    ),
    { width: '130px', card: 'line2' },
  ),
  textColumn(
    'document',
    names.document,
    row => <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />,
    { width: '130px', card: 'line2' },
  ),
  textColumn('day', names.day, row => formatDate(row.businessDay), { width: '110px', hideBelow: 'md' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '140px', hideBelow: 'md' }),
  totalColumn('remaining', names.remaining, row => row.remaining, { width: '150px' }),
  ...(onPay
    ? [
        textColumn<DueRow>(
          'pay',
          debtReportText.pay[kind],
          row => (
            <IconButton
              size="sm"
              label={debtReportText.payOf[kind](row.partnerName)}
              icon={<HandCoins />}
              onClick={event => {
                event.stopPropagation()
                onPay(row)
              }}
            />
          ),
          { width: '52px', card: 'line2' },
        ),
      ]
    : []),
]
