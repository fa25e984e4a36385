import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { saleReturnText } from '../../text/bill/sale-return.ts'
import { returnColumns } from './return-columns.tsx'
import { returnFilters } from './return-filters.ts'

const { permission } = saleReturnRoutes.create

const returns = defineList({
  id: 'sale-return',
  words: saleReturnText,
  route: saleReturnRoutes.list,
  ofBranch: true,
  filters: returnFilters,
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
