import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { salesOrderText } from '../../text/sales-order.ts'
import { MergeOrders } from './merge-orders.tsx'
import { salesOrderColumns, withBranch } from './order-columns.tsx'
import { salesOrderFilters } from './order-filters.ts'
import { PickOrders } from './picking-paper.tsx'
import { wholeOf } from './shared/order-sums.ts'

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

/** Orders of customers; ticked ones are fetched from the shelves together, or become one. */
export default function OrderList() {
  const list = useList(orders)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const open = new Set(
    list.rows.filter(row => row.progress === 'OPEN' || row.progress === 'PARTIAL').map(row => row.id),
  )
  const ids = [...picked].filter(id => open.has(id))
  const clear = () => setPicked(new Set())
  return (
    <ListScreen
      list={list}
      selection={{ keys: new Set(ids), onChange: setPicked }}
      bulkActions={
        <>
          <PickOrders ids={ids} />
          {ids.length > 1 && list.may(salesOrderRoutes.merge.permission) && <MergeOrders ids={ids} onDone={clear} />}
        </>
      }
    />
  )
}
