import { oldBillRoutes } from '@quay/contract/old-bill/routes'
import { defineList } from '../../list/define-list.ts'
import { customerEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { oldBillText } from '../../text/bill/old-bill.ts'
import { oldBillColumns } from './old-bill-columns.tsx'

const oldBills = defineList({
  id: 'old-bill',
  words: oldBillText,
  route: oldBillRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'all' },
    {
      kind: 'entity',
      field: 'customerId',
      label: oldBillText.customer,
      all: oldBillText.anyCustomer,
      of: customerEntity,
      shown: ({ may }) => may({ model: 'customer', action: 'read' }),
    },
  ],
  columns: oldBillColumns,
  total: oldBillRoutes.total,
  totals: ({ discount, payable }) => ({ discount, payable }),
  exported: oldBillRoutes.export,
  open: '/transactions/old-bill',
  links: [
    { label: oldBillText.import, to: '/transactions/old-bill/excel', permission: { model: 'bill', action: 'create' } },
  ],
})

/** Bills of the program that the shop used before. */
export default function OldBillList() {
  return <ListScreen list={useList(oldBills)} note={oldBillText.note} />
}
