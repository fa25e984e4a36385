import type { billSummary } from '@quay/contract/bill/shapes'
import type { z } from 'zod'
import { walkInCustomer } from '../../text/bill.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

type Row = z.output<typeof billSummary>

/** The columns of the bill list; the chooser hides what a shop does not need. */
export const billColumns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: 'Mã',
    width: '100px',
    fixed: true,
    card: 'title',
    cell: row => <TextLink to={`/transactions/bill/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'soldAt',
    header: 'Lúc bán',
    width: '130px',
    card: 'line2',
    cell: row => <DateTimeText instant={row.soldAt} />,
  },
  {
    id: 'customer',
    header: 'Khách hàng',
    elastic: true,
    card: 'line2',
    cell: row => (
      <TwoLines
        title={row.customerName ?? walkInCustomer}
        detail={`${row.itemCount} mặt hàng${row.note ? ` · ${row.note}` : ''}`}
      />
    ),
  },
  { id: 'seller', header: 'Người bán', width: '140px', hideBelow: 'lg', cell: row => row.sellerName },
  {
    id: 'totalPrice',
    header: 'Tiền hàng',
    numeric: true,
    width: '110px',
    hideBelow: 'lg',
    cell: row => <Money amount={row.totalPrice} />,
  },
  {
    id: 'discountAmount',
    header: 'Giảm giá',
    numeric: true,
    width: '96px',
    hideBelow: 'lg',
    cell: row => <Money amount={row.discountAmount} />,
  },
  {
    id: 'payable',
    header: 'Khách cần trả',
    numeric: true,
    width: '120px',
    fixed: true,
    card: 'amount',
    cell: row => <Money amount={row.payable} className="font-semibold" />,
  },
  {
    id: 'paid',
    header: 'Đã trả',
    numeric: true,
    width: '110px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => <Money amount={row.paid} />,
  },
  {
    id: 'debt',
    header: 'Ghi nợ',
    numeric: true,
    width: '100px',
    hideBelow: 'md',
    cell: row => <Money amount={row.debt} className={row.debt > 0 ? 'text-warning-text' : ''} />,
  },
  {
    id: 'profit',
    header: 'Lãi gộp',
    numeric: true,
    width: '100px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => <Money amount={row.profit ?? null} />,
  },
  {
    id: 'status',
    header: 'Trạng thái',
    width: '116px',
    card: 'line2',
    cell: row => <StatusBadge status={row.status} />,
  },
]
