import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Answer } from '@quay/contract/route'
import { inboundText } from '../../text/inbound.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'
import { reportColumn } from '../../ui/report-column.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

export type InboundRow = Answer<typeof inboundRoutes.list>['items'][number]

const { columns: names } = inboundText

/** The columns of the import list; the chooser hides what a shop does not need. */
export const inboundColumns: ReadonlyArray<Column<InboundRow>> = [
  {
    id: 'code',
    header: names.code,
    width: '96px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/import/${row.id}`}>{row.code}</TextLink>,
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
        title={row.providerName ?? (row.kind === 'OPENING' ? inboundText.kinds.OPENING : '—')}
        detail={[names.items(row.itemCount), ...(row.invoiceNumber ? [names.invoice(row.invoiceNumber)] : [])].join(
          ' · ',
        )}
      />
    ),
  },
  { id: 'createdBy', header: names.createdBy, width: '156px', hideBelow: 'lg', cell: row => row.createdByName },
  {
    id: 'receiver',
    header: inboundText.receiver,
    width: '130px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => row.receiverName ?? '—',
  },
  {
    id: 'goods',
    header: names.goods,
    numeric: true,
    width: '110px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => <Money amount={row.goodsAmount} />,
  },
  {
    id: 'discount',
    header: names.discount,
    numeric: true,
    width: '100px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => <Money amount={row.discountAmount} />,
  },
  {
    id: 'vat',
    header: names.vat,
    numeric: true,
    width: '100px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => <Money amount={row.vatAmount} />,
  },
  {
    id: 'payable',
    header: names.payable,
    numeric: true,
    width: '104px',
    fixed: true,
    card: 'amount',
    cell: row => <Money amount={row.payable} className="font-semibold" />,
  },
  {
    id: 'paid',
    header: names.paid,
    numeric: true,
    width: '104px',
    hideBelow: 'lg',
    cell: row => <Money amount={row.paid} />,
  },
  {
    id: 'debt',
    header: names.debt,
    numeric: true,
    width: '104px',
    hideBelow: 'md',
    cell: row => <Money amount={row.debt} className={row.debt > 0 ? 'text-warning-text' : ''} />,
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
export const reportedColumns: ReadonlyArray<Column<InboundRow>> = [...inboundColumns, reportColumn]
