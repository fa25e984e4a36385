import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { saleReturnReasons } from '@quay/contract/sale-return/shapes'
import { defineList } from '../../list/define-list.ts'
import { customerEntity, productEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { saleReturnText } from '../../text/sale-return.ts'
import { returnColumns } from './return-columns.tsx'

const { permission } = saleReturnRoutes.create
const { statusChoices, allReasons, reasons, linked } = saleReturnText

const returns = defineList({
  id: 'sale-return',
  words: saleReturnText,
  route: saleReturnRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    { kind: 'choice', field: 'status', label: saleReturnText.statusFilter, choices: choicesOf(statusChoices) },
    {
      kind: 'choice',
      field: 'reason',
      label: saleReturnText.reasonFilter,
      choices: choicesOf(reasons, { all: allReasons, order: saleReturnReasons }),
    },
    {
      kind: 'choice',
      field: 'toSettle',
      label: saleReturnText.settleFilter,
      choices: choicesOf(saleReturnText.settleChoices),
    },
    { kind: 'linked', field: 'customerId', label: linked.customer, of: customerEntity },
    { kind: 'linked', field: 'productId', label: linked.product, of: productEntity },
    { kind: 'linked', field: 'billId', label: linked.bill },
  ],
  columns: returnColumns,
  open: '/transactions/return',
  total: saleReturnRoutes.total,
  totals: total => ({ goodsAmount: total.goodsAmount, debtReduced: total.debtReduced, refunded: total.refunded }),
  exported: saleReturnRoutes.export,
  add: { permission, to: '/transactions/return/new' },
})

/** Returns of customers at the branch, and what went back over the whole filter. */
export default function ReturnList() {
  return <ListScreen list={useList(returns)} />
}
