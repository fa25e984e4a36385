import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { DropDrafts } from './drop-drafts.tsx'
import { orderColumns } from './order-columns.tsx'
import { orderFilters } from './order-filters.ts'

const orders = defineList({
  id: 'purchase-order',
  words: orderText,
  route: purchaseOrderRoutes.list,
  ofBranch: true,
  filters: orderFilters,
  columns: orderColumns,
  open: '/products/purchase-order',
  total: purchaseOrderRoutes.total,
  totals: total => ({ payable: total.payable }),
  exported: purchaseOrderRoutes.export,
  links: [{ label: orderText.reorder, to: '/products/reorder' }],
  add: { permission: purchaseOrderRoutes.create.permission, to: '/products/purchase-order/new' },
})

/** Orders to providers; where only drafts are shown, ticked ones are dropped together. */
export default function OrderList() {
  const list = useList(orders)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const drafts = new Set(list.rows.filter(row => row.progress === 'DRAFT').map(row => row.id))
  const mayDrop = list.query.state === 'DRAFT' && list.may(purchaseOrderRoutes.cancel.permission)
  const pickedDrafts = [...picked].filter(id => drafts.has(id))
  return (
    <ListScreen
      list={list}
      selection={mayDrop ? { keys: new Set(pickedDrafts), onChange: setPicked } : undefined}
      bulkActions={<DropDrafts ids={pickedDrafts} onDone={() => setPicked(new Set())} />}
    />
  )
}
