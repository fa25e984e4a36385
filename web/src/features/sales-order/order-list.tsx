import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { salesOrderText } from '../../text/bill/sales-order.ts'
import { salesOrderColumns, withBranch } from './order-columns.tsx'
import { salesOrderFilters } from './order-filters.ts'
import { wholeOf } from './shared/order-sums.ts'
import { useTickedOrders } from './use-ticked-orders.tsx'

const columnsOfBranches = withBranch(salesOrderColumns)

const orders = defineList({
  id: 'sales-order',
  words: salesOrderText,
  route: salesOrderRoutes.list,
  ofBranch: true,
  filters: salesOrderFilters,
  columns: ({ query }) => (query.allBranches === 'true' ? columnsOfBranches : salesOrderColumns),
  open: '/transactions/order',
  total: salesOrderRoutes.total,
  totals: total => ({ payable: wholeOf(total), deposit: total.deposit }),
  exported: salesOrderRoutes.export,
  add: { permission: salesOrderRoutes.create.permission, to: '/sales' },
})

/** Orders of customers; ticked ones are fetched from the shelves together, become one, or are ended. */
export default function OrderList() {
  const list = useList(orders)
  const { window, ...ticked } = useTickedOrders(list)
  return (
    <>
      <ListScreen list={list} {...ticked} />
      {window}
    </>
  )
}
