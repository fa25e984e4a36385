import { billRoutes } from '@quay/contract/bill/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { billColumns, billColumnsOfBranches } from './bill-columns.tsx'
import { billFilters } from './bill-filters.ts'

const bills = defineList({
  id: 'bill',
  words: billListText,
  route: billRoutes.list,
  ofBranch: true,
  filters: billFilters,
  columns: ({ query }) => (query.allBranches === 'true' ? billColumnsOfBranches : billColumns),
  open: '/transactions/bill',
  total: billRoutes.total,
  totalsLabel: total =>
    billListText.totalOf(formatNumber(total.count), total.cancelledCount && formatNumber(total.cancelledCount)),
  totals: total => ({
    totalPrice: total.totalPrice,
    discountAmount: total.discountAmount,
    payable: total.payable,
    paid: total.paid,
    debt: total.debt,
    remaining: total.remaining,
    returned: total.returned,
    profit: total.profit,
  }),
  exported: billRoutes.export,
})

/** Bills of the branch. */
export default function BillList() {
  const list = useList(bills)
  return <ListScreen list={list} count={list.total && list.total.count + list.total.cancelledCount} />
}
