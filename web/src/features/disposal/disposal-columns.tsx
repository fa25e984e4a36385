import type { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { disposalText } from '../../text/disposal.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Row = Answer<typeof disposalRoutes.list>['items'][number]

const { columns: names, reasons } = disposalText

/** The columns of the list of disposals. */
export const disposalColumns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: names.code,
    width: '110px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/disposal/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'at',
    header: names.at,
    width: '136px',
    card: 'line2',
    cell: row => <DateTimeText instant={row.postedAt ?? row.createdAt} />,
  },
  { id: 'reason', header: names.reason, elastic: true, card: 'title', cell: row => reasons[row.reason] },
  { id: 'who', header: names.who, width: '180px', hideBelow: 'md', cell: row => row.createdByName },
  {
    id: 'items',
    header: names.items,
    numeric: true,
    width: '90px',
    card: 'line2',
    cell: row => formatNumber(row.itemCount),
  },
  {
    id: 'value',
    header: names.value,
    numeric: true,
    width: '130px',
    card: 'amount',
    cell: row => <Money amount={row.status === 'DRAFT' ? null : (row.value ?? null)} className="font-semibold" />,
  },
  {
    id: 'status',
    header: names.status,
    width: '116px',
    card: 'line2',
    cell: row => <StatusBadge status={row.status} />,
  },
]
