import type { UserLogItem } from '@quay/contract/user-log/shapes'
import { logChanges } from '@quay/domain/user-log/log-changes'
import { DocumentLink } from '../../routing/document-link.tsx'
import { userLogText } from '../../text/setting/user-log.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn } from '../../ui/table/columns.tsx'

export type LogRow = UserLogItem

/** The columns of the log. */
export const logColumns: ReadonlyArray<Column<LogRow>> = [
  textColumn('at', 'Lúc', row => <DateTimeText instant={row.at} precision="second" />, {
    width: '150px',
    fixed: true,
    card: 'line2',
  }),
  { id: 'who', header: 'Người làm', width: '140px', card: 'line2', cell: row => <Who row={row} /> },
  { id: 'action', header: 'Thao tác', width: '150px', fixed: true, card: 'title', cell: row => row.actionText },
  {
    id: 'subject',
    header: 'Đối tượng',
    width: '150px',
    card: 'line2',
    // Goods and people have names instead of codes: long ones would make the row higher than two lines.
    cell: row =>
      row.subjectCode && (
        <span className="line-clamp-2" title={row.subjectCode}>
          <DocumentLink kind={row.subjectKind} id={row.subjectId} code={row.subjectCode} />
        </span>
      ),
  },
  textColumn('change', 'Nội dung', row => <span className="block truncate text-ink-2">{summary(row)}</span>, {
    elastic: true,
    hideBelow: 'md',
  }),
  figureColumn('amount', 'Số tiền', row => row.amount !== null && <Money amount={row.amount} />, {
    width: '120px',
    card: 'amount',
  }),
  textColumn('branch', 'Chi nhánh', row => row.branchName, { width: '130px', defaultHidden: true, hideBelow: 'lg' }),
  textColumn('device', 'Thiết bị', row => <span className="whitespace-nowrap">{row.device}</span>, {
    width: '170px',
    hideBelow: 'lg',
  }),
  textColumn('address', 'Địa chỉ mạng', row => row.address, { width: '120px', defaultHidden: true, hideBelow: 'lg' }),
]

/** Who did it, and who allowed it if another person did. */
function Who({ row }: { row: LogRow }) {
  if (!row.approverName) return <>{row.employeeName}</>
  return (
    <span className="grid leading-tight">
      {row.employeeName}
      <span className="text-12 text-ink-3">{userLogText.allowedBy(row.approverName)}</span>
    </span>
  )
}

/** The first changes in one line: "Giá 12.000 → 13.500". */
function summary(row: LogRow): string {
  return logChanges(row.before, row.after, row.subjectKind)
    .slice(0, 3)
    .map(({ field, before, after }) => `${field} ${before === null ? '' : `${before} → `}${after ?? 'trống'}`)
    .join(' · ')
}
