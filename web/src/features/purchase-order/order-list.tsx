import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { productEntity, providerEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { kitText } from '../../text/kit.ts'
import { orderText } from '../../text/purchase-order.ts'
import { DropDrafts } from './drop-drafts.tsx'
import { orderColumns } from './order-columns.tsx'

const { states } = orderText
const byProgress = (value: 'DRAFT' | 'CONFIRMED' | 'PARTIAL' | 'DONE' | 'CANCELLED') => ({
  value,
  label: states[value],
  asks: { progress: value },
})

const orders = defineList({
  id: 'purchase-order',
  words: orderText,
  route: purchaseOrderRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      address: 'state',
      label: orderText.stateFilter,
      choices: [
        { value: '', label: states[''], asks: {} },
        { value: 'OPEN', label: states.OPEN, asks: { open: 'true' } },
        { value: 'LATE', label: states.LATE, asks: { late: 'true' } },
        ...(['DRAFT', 'CONFIRMED', 'PARTIAL', 'DONE', 'CANCELLED'] as const).map(byProgress),
      ],
    },
    { kind: 'linked', field: 'providerId', label: orderText.columns.provider, of: providerEntity },
    { kind: 'linked', field: 'productId', label: kitText.goods, of: productEntity },
  ],
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
