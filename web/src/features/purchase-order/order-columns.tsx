import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { orderText } from '../../text/buying/purchase-order.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, instantColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { OrderState } from './order-state.tsx'

type Row = Answer<typeof purchaseOrderRoutes.list>['items'][number]

const { columns: names } = orderText

/** The columns of the list of orders. */
export const orderColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/products/purchase-order/${row.id}`, { width: '112px' }),
  instantColumn('at', names.at, row => row.createdAt, { card: 'line2' }),
  titleColumn(
    'provider',
    names.provider,
    row => <TwoLines title={row.providerName} detail={names.items(row.itemCount)} />,
    { fixed: false },
  ),
  textColumn('expected', names.expected, row => row.expectedDate && formatDate(row.expectedDate), {
    width: '104px',
    hideBelow: 'md',
  }),
  { id: 'createdBy', header: names.createdBy, width: '156px', hideBelow: 'lg', cell: row => row.createdByName },
  moneyColumn('payable', names.payable, row => row.payable, { strong: true, width: '112px', card: 'amount' }),
  { id: 'status', header: names.status, width: '124px', card: 'line2', cell: row => <OrderState order={row} /> },
]
