import { billRoutes } from '@quay/contract/bill/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { billColumns, billColumnsOfBranches } from './bill-columns.tsx'
import { billFilters } from './bill-filters.ts'
import { useCollect } from './use-collect.tsx'

const bills = defineList({
  id: 'bill',
  words: billListText,
  route: billRoutes.list,
  ofBranch: true,
  filters: billFilters,
  columns: billColumns,
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

/** Bills of the branch, or of all where one works. */
export default function BillList() {
  const list = useList(bills)
  const { withButton, window } = useCollect(list)
  const columns = list.query.allBranches === 'true' ? billColumnsOfBranches : billColumns
  return (
    <>
      <ListScreen
        list={list}
        columns={withButton(columns)}
        count={list.total && list.total.count + list.total.cancelledCount}
      />
      {window}
    </>
  )
}
