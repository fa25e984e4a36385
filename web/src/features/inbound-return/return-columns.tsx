import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { Answer } from '@quay/contract/route'
import { inboundReturnText } from '../../text/inbound-return.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'
import { reportColumn } from '../../ui/report-column.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

type Row = Answer<typeof inboundReturnRoutes.list>['items'][number]

const { columns: names, reasons } = inboundReturnText

/** The columns of the list of returns. */
export const returnColumns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: names.code,
    width: '110px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/return/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'at',
    header: names.at,
    width: '128px',
    card: 'line2',
    cell: row => <DateTimeText instant={row.postedAt ?? row.createdAt} />,
  },
  {
    id: 'provider',
    header: names.provider,
    elastic: true,
    card: 'title',
    cell: row => (
      <TwoLines
        title={row.providerName ?? '—'}
        detail={[names.items(row.itemCount), ...(row.inboundCode ? [names.source(row.inboundCode)] : [])].join(' · ')}
      />
    ),
  },
  { id: 'reason', header: names.reason, width: '112px', card: 'line2', cell: row => reasons[row.reason] },
  {
    id: 'refundable',
    header: names.refundable,
    numeric: true,
    width: '108px',
    fixed: true,
    card: 'amount',
    cell: row => <Money amount={row.refundable} className="font-semibold" />,
  },
  {
    id: 'refunded',
    header: names.refunded,
    numeric: true,
    width: '108px',
    hideBelow: 'lg',
    cell: row => <Money amount={row.refunded} />,
  },
  {
    id: 'debt',
    header: names.debt,
    numeric: true,
    width: '104px',
    hideBelow: 'lg',
    cell: row => <Money amount={row.debt} />,
  },
  {
    id: 'status',
    header: names.status,
    width: '112px',
    card: 'line2',
    cell: row => <StatusBadge status={row.status} />,
  },
]

/** Where the branch reports to a system of the state. */
export const reportedColumns: ReadonlyArray<Column<Row>> = [...returnColumns, reportColumn]
