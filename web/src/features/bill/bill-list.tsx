import { billRoutes } from '@quay/contract/bill/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { customerEntity, employeeEntity, productEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { paymentMethodText } from '../../text/bill.ts'
import { billListText } from '../../text/bill-list.ts'
import { billColumns } from './bill-columns.tsx'

const { linked } = billListText

const bills = defineList({
  id: 'bill',
  words: billListText,
  route: billRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'week' },
    { kind: 'choice', field: 'status', label: billListText.status, choices: choicesOf(billListText.statuses) },
    {
      kind: 'choice',
      field: 'method',
      label: billListText.method,
      choices: choicesOf(paymentMethodText, { all: billListText.anyMethod }),
    },
    { kind: 'linked', field: 'customerId', label: linked.customer, of: customerEntity },
    { kind: 'linked', field: 'productId', label: linked.product, of: productEntity },
    { kind: 'linked', field: 'lotId', label: linked.lot },
    { kind: 'linked', field: 'sellerId', label: linked.seller, of: employeeEntity },
    { kind: 'linked', field: 'shiftId', label: linked.shift },
    { kind: 'linked', field: 'discountId', label: linked.discount },
  ],
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
    profit: total.profit,
  }),
  exported: billRoutes.export,
})

/** Bills of the branch. */
export default function BillList() {
  const list = useList(bills)
  return <ListScreen list={list} count={list.total && list.total.count + list.total.cancelledCount} />
}
