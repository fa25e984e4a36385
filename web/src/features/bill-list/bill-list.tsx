import { billRoutes } from '@quay/contract/bill/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { customerEntity, employeeEntity, productEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { paymentMethodText } from '../../text/bill.ts'
import { billListText } from '../../text/bill-list.ts'
import { Money } from '../../ui/money.tsx'
import { billColumns } from './bill-columns.tsx'

const { linked } = billListText

const bills = defineList({
  id: 'bill',
  title: billListText.title,
  route: billRoutes.list,
  ofBranch: true,
  search: billListText.find,
  filters: [
    { kind: 'period', usual: 'week' },
    { kind: 'choice', field: 'status', label: billListText.status, choices: choicesOf(billListText.statuses) },
    {
      kind: 'choice',
      field: 'method',
      label: billListText.method,
      choices: choicesOf(paymentMethodText, { all: billListText.anyMethod }),
    },
    {
      kind: 'linked',
      field: 'customerId',
      label: linked.customer,
      useName: id => customerEntity.useOption(id)?.label,
    },
    { kind: 'linked', field: 'productId', label: linked.product, useName: id => productEntity.useOption(id)?.label },
    { kind: 'linked', field: 'lotId', label: linked.lot },
    { kind: 'linked', field: 'sellerId', label: linked.seller, useName: id => employeeEntity.useOption(id)?.label },
  ],
  columns: billColumns,
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/transactions/bill/${row.id}`,
  total: billRoutes.total,
  totals: total => ({
    label: billListText.totals(formatNumber(total.count), total.cancelledCount && formatNumber(total.cancelledCount)),
    cells: {
      totalPrice: <Money amount={total.totalPrice} />,
      discountAmount: <Money amount={total.discountAmount} />,
      payable: <Money amount={total.payable} />,
      paid: <Money amount={total.paid} />,
      debt: <Money amount={total.debt} />,
      profit: total.profit === undefined ? null : <Money amount={total.profit} />,
    },
  }),
  exported: {
    route: billRoutes.export,
    title: billListText.exportTitle,
    hint: billListText.exportHint,
    lines: billListText.exportLines,
  },
  empty: { title: billListText.emptyTitle, hint: billListText.emptyHint },
  counted: billListText.counted,
})

/** Bills of the branch. */
export default function BillList() {
  const list = useList(bills)
  return <ListScreen list={list} count={list.total && list.total.count + list.total.cancelledCount} />
}
