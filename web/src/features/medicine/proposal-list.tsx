import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Answer } from '@quay/contract/route'
import { useRoute } from '../../api/use-route.ts'
import { ReadTable } from '../../list/read-table.tsx'
import { medicineText } from '../../text/product/medicine.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import { productColumn } from './product-column.tsx'

type Row = Answer<typeof medicineRoutes.proposals>[number]

const columns: ReadonlyArray<Column<Row>> = [
  productColumn(product => [product.code, product.registrationNumber]),
  { id: 'note', header: medicineText.note, width: '34%', card: 'line2', cell: row => row.note },
  textColumn(
    'who',
    medicineText.proposedBy,
    row => (
      <>
        {row.employeeName}
        <div className="text-12 text-ink-3">
          <DateTimeText instant={row.at} />
        </div>
      </>
    ),
    { width: '180px', card: 'line2' },
  ),
]

/** What the store sells and the list does not have yet. */
export function ProposalList() {
  const reading = useRoute(medicineRoutes.proposals, {})
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-ink-2">{medicineText.proposalsHint}</p>
      <ReadTable
        reading={reading}
        label={medicineText.tabs.proposals}
        columns={columns}
        rows={reading.data ?? []}
        rowKey={row => row.product.id}
        rowLabel={row => row.product.name}
        empty={<EmptyState title={medicineText.proposalsEmpty}>{medicineText.proposalsEmptyHint}</EmptyState>}
      />
    </div>
  )
}
