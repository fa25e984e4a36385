import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { partnerText } from '../../text/partner/partner.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn } from '../../ui/table/columns.tsx'

const { groups: words } = partnerText

/** The columns of the list of groups of customers. */
export const customerGroupColumns: ReadonlyArray<Column<CustomerGroup>> = [
  { id: 'name', header: words.name, elastic: true, fixed: true, card: 'title', cell: row => row.name },
  { id: 'note', header: words.note, elastic: true, card: 'line2', cell: row => row.note },
  textColumn('mode', words.mode, row => words.modes[row.mode], { width: '180px', hideBelow: 'md' }),
  figureColumn(
    'customers',
    words.customers,
    row => <TextLink to={`/partners/customer?group=${row.id}`}>{formatNumber(row.customerCount)}</TextLink>,
    { width: '120px', card: 'amount' },
  ),
]
