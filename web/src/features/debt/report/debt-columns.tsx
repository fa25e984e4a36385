import type { DebtReportRow } from '@quay/contract/money/debt-report'
import { formatDate } from '@quay/domain/text/format-date'
import HandCoins from 'lucide-react/icons/hand-coins'
import { debtReportText } from '../../../text/partner/debt-report.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn, totalColumn } from '../../../ui/table/columns.tsx'
import { TwoLines } from '../../../ui/table/two-lines.tsx'

const { columns: names } = debtReportText
const late = { width: '120px', hideBelow: 'lg' } as const

/** The columns of the report of debts; `onPay` opens the window that takes or pays one. */
export const debtColumns = (
  kind: 'customer' | 'provider',
  onPay: ((row: DebtReportRow) => void) | null,
): ReadonlyArray<Column<DebtReportRow>> => [
  titleColumn('name', names[kind], row => <TwoLines title={row.name} detail={row.code} />),
  moneyColumn('opening', names.opening, row => row.opening, { width: '120px', hideBelow: 'md' }),
  moneyColumn('increase', names.increase, row => row.increase, { width: '120px', hideBelow: 'md' }),
  moneyColumn('decrease', names.decrease, row => row.decrease, { width: '120px', hideBelow: 'md' }),
  totalColumn('closing', names.closing, row => row.closing, { width: '130px' }),
  moneyColumn('overdue', names.overdue, row => row.overdue, {
    width: '120px',
    card: 'line2',
    className: row => (row.overdue > 0 ? 'font-semibold text-danger-text' : ''),
  }),
  textColumn('firstDue', names.firstDue, row => row.firstDue && formatDate(row.firstDue), {
    width: '110px',
    hideBelow: 'md',
  }),
  ...(onPay
    ? [
        textColumn<DebtReportRow>(
          'pay',
          debtReportText.pay[kind],
          row =>
            row.closing > 0 && (
              <IconButton
                size="sm"
                label={debtReportText.payOf[kind](row.name)}
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
  moneyColumn('notDue', names.notDue, row => row.notDue, late),
  moneyColumn('upTo30', names.upTo30, row => row.upTo30, late),
  moneyColumn('upTo60', names.upTo60, row => row.upTo60, late),
  moneyColumn('upTo90', names.upTo90, row => row.upTo90, late),
  moneyColumn('over90', names.over90, row => row.over90, late),
  ...(kind === 'customer' ? [moneyColumn<DebtReportRow>('limit', names.limit, row => row.debtLimit, late)] : []),
]
