import type { Answer } from '@quay/contract/route'
import type { userLogRoutes } from '@quay/contract/user-log/routes'
import { DocumentLink } from '../../routing/document-link.tsx'
import { userLogText } from '../../text/user-log.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'

type Row = Answer<typeof userLogRoutes.suspiciousBills>['items'][number]

/** The columns of the bills behind a count of suspicions. */
export const suspiciousBillColumns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: 'Hóa đơn',
    width: '110px',
    fixed: true,
    card: 'title',
    cell: row => <DocumentLink kind="bill" id={row.id} code={row.code} />,
  },
  { id: 'at', header: 'Lúc', width: '140px', card: 'line2', cell: row => <DateTimeText instant={row.soldAt} /> },
  { id: 'who', header: 'Người bán', width: '150px', card: 'line2', cell: row => row.sellerName },
  { id: 'branch', header: 'Chi nhánh', width: '130px', hideBelow: 'lg', cell: row => row.branchName },
  {
    id: 'goods',
    header: userLogText.goods,
    elastic: true,
    hideBelow: 'md',
    cell: row => <span className="block truncate text-ink-2">{row.goods}</span>,
  },
  {
    id: 'total',
    header: 'Tiền hàng',
    numeric: true,
    width: '120px',
    hideBelow: 'md',
    cell: row => <Money amount={row.totalPrice} />,
  },
  { id: 'given', header: userLogText.given, numeric: true, width: '120px', cell: row => <Money amount={row.amount} /> },
  {
    id: 'payable',
    header: 'Khách trả',
    numeric: true,
    width: '120px',
    card: 'amount',
    cell: row => <Money amount={row.payable} />,
  },
]
