import type { Answer } from '@quay/contract/route'
import type { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { salesOrderText } from '../../text/bill/sales-order.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, instantColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { SalesOrderState } from './order-state.tsx'
import { wholeOf } from './shared/order-sums.ts'

type Row = Answer<typeof salesOrderRoutes.list>['items'][number]

const { columns: names } = salesOrderText

/** The columns of the list of orders. */
export const salesOrderColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/transactions/order/${row.id}`, { width: '104px' }),
  instantColumn('at', names.at, row => row.createdAt, { card: 'line2' }),
  titleColumn(
    'customer',
    names.customer,
    row => (
      <TwoLines
        title={row.customerName ?? ''}
        detail={[names.items(row.itemCount), row.channel].filter(Boolean).join(' · ')}
      />
    ),
    { fixed: false },
  ),
  textColumn('expected', names.expected, row => row.expectedOn && formatDate(row.expectedOn), {
    width: '104px',
    hideBelow: 'md',
  }),
  moneyColumn('deposit', names.deposit, row => row.deposit, { width: '112px', hideBelow: 'md' }),
  moneyColumn('payable', names.payable, row => wholeOf(row), { strong: true, width: '112px', card: 'amount' }),
  { id: 'status', header: names.status, width: '176px', card: 'line2', cell: row => <SalesOrderState order={row} /> },
]

/** Where orders of several branches stand together, each says which one took it. */
export function withBranch(columns: ReadonlyArray<Column<Row>>): ReadonlyArray<Column<Row>> {
  const branch = textColumn<Row>('branch', salesOrderText.branch, row => row.branchName, {
    width: '150px',
    card: 'line2',
  })
  return columns.toSpliced(2, 0, branch)
}
