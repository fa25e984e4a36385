import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { partnerText } from '../../text/partner/partner.ts'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, textColumn } from '../../ui/table/columns.tsx'

const { groups: words } = partnerText

/** The columns of the list of groups of customers. */
export const customerGroupColumns: ReadonlyArray<Column<CustomerGroup>> = [
  { id: 'name', header: words.name, elastic: true, fixed: true, card: 'title', cell: row => row.name },
  { id: 'note', header: words.note, elastic: true, card: 'line2', cell: row => row.note },
  textColumn('mode', words.mode, row => words.modes[row.mode], { width: '180px', hideBelow: 'md' }),
  countColumn('customers', words.customers, row => row.customerCount, { width: '120px', card: 'amount' }),
]
