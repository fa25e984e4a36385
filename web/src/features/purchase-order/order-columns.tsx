import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { orderText } from '../../text/purchase-order.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { OrderState } from './order-state.tsx'

type Row = Answer<typeof purchaseOrderRoutes.list>['items'][number]

const { columns: names } = orderText

/** The columns of the list of orders. */
export const orderColumns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: names.code,
    width: '112px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/purchase-order/${row.id}`}>{row.code}</TextLink>,
  },
  { id: 'at', header: names.at, width: '128px', card: 'line2', cell: row => <DateTimeText instant={row.createdAt} /> },
  {
    id: 'provider',
    header: names.provider,
    elastic: true,
    card: 'title',
    cell: row => <TwoLines title={row.providerName} detail={names.items(row.itemCount)} />,
  },
  {
    id: 'expected',
    header: names.expected,
    width: '104px',
    hideBelow: 'md',
    cell: row => row.expectedDate && formatDate(row.expectedDate),
  },
  { id: 'createdBy', header: names.createdBy, width: '156px', hideBelow: 'lg', cell: row => row.createdByName },
  {
    id: 'payable',
    header: names.payable,
    numeric: true,
    width: '112px',
    card: 'amount',
    cell: row => <Money amount={row.payable} className="font-semibold" />,
  },
  { id: 'status', header: names.status, width: '124px', card: 'line2', cell: row => <OrderState order={row} /> },
]
