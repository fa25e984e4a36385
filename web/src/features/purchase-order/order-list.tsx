import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { productEntity, providerEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { kitText } from '../../text/kit.ts'
import { orderText } from '../../text/purchase-order.ts'
import { Money } from '../../ui/money.tsx'
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
  title: orderText.title,
  route: purchaseOrderRoutes.list,
  ofBranch: true,
  search: orderText.find,
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
    {
      kind: 'linked',
      field: 'providerId',
      label: orderText.columns.provider,
      useName: id => providerEntity.useOption(id)?.label,
    },
    { kind: 'linked', field: 'productId', label: kitText.goods, useName: id => productEntity.useOption(id)?.label },
  ],
  columns: orderColumns,
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/products/purchase-order/${row.id}`,
  total: purchaseOrderRoutes.total,
  totals: total => ({
    label: orderText.totals(formatNumber(total.count)),
    cells: { payable: <Money amount={total.payable} /> },
  }),
  exported: {
    route: purchaseOrderRoutes.export,
    title: orderText.exportTitle,
    hint: orderText.exportHint,
    lines: orderText.exportLines,
  },
  links: [{ label: orderText.reorder, to: '/products/reorder' }],
  add: {
    label: orderText.add,
    permission: purchaseOrderRoutes.create.permission,
    to: '/products/purchase-order/new',
  },
  empty: { title: orderText.emptyTitle, hint: orderText.emptyHint },
  counted: orderText.counted,
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
