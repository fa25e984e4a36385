import { prescriptionRoutes } from '@quay/contract/prescription/routes'
import { defineList } from '../../list/define-list.ts'
import { customerEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { bookText } from '../../text/bill/prescription-book.ts'
import { bookColumns } from './book-columns.tsx'

const book = defineList({
  id: 'prescription',
  words: bookText,
  route: prescriptionRoutes.list,
  exported: prescriptionRoutes.export,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    { kind: 'choice', field: 'kind', label: bookText.kind, choices: choicesOf(bookText.kinds) },
    { kind: 'choice', field: 'handedOut', label: bookText.handedOut, choices: choicesOf(bookText.handedOutChoices) },
    { kind: 'linked', field: 'customerId', label: bookText.customer, of: customerEntity },
  ],
  columns: bookColumns,
  rowLabel: row => `${row.billCode} ${row.productName}`,
  links: [
    {
      label: bookText.antibiotics,
      to: '/transactions/prescription/antibiotic',
      permission: prescriptionRoutes.antibiotics.permission,
    },
  ],
})

/** The pharmacy's book of prescription medicines: what was sold to whom on whose prescription. */
export default function BookList() {
  return <ListScreen list={useList(book)} />
}
