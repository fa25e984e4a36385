import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { MedicineMatch } from '@quay/contract/medicine/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { ReadTable } from '../../list/read-table.tsx'
import { medicineText } from '../../text/product/medicine.ts'
import { Button } from '../../ui/button/button.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { productColumn } from './product-column.tsx'

const columns: ReadonlyArray<Column<MedicineMatch>> = [
  productColumn(product => [product.code, product.registrationNumber, product.manufacturer]),
  textColumn(
    'medicine',
    medicineText.listed,
    ({ medicine }) => (
      <TwoLines
        title={medicine.name}
        to={`/medicines/${medicine.id}`}
        detail={[medicine.registrationNumber, medicine.strength, medicine.manufacturer].filter(Boolean).join(' · ')}
      />
    ),
    { width: '42%', card: 'line2' },
  ),
  textColumn(
    'reason',
    medicineText.reason,
    ({ reason, medicine }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Tag tone={reason === 'name' ? 'warning' : 'success'}>{medicineText.reasons[reason]}</Tag>
        {medicine.state !== 'listed' && <Tag tone="danger">{medicineText.states[medicine.state]}</Tag>}
      </span>
    ),
    { width: '150px', card: 'line2' },
  ),
]

/** Products that are linked to nothing, each with the medicine that it seems to be; many are confirmed at once. */
export function MatchList() {
  const { rights } = useSession()
  const reading = useRoute(medicineRoutes.matches, { query: {} })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const link = useAction(medicineRoutes.link, { onDone: () => setPicked(new Set()) })
  const rows = reading.data?.items ?? []
  const mayLink = isAllowed(rights, medicineRoutes.link.permission)
  const chosen = rows.filter(row => picked.has(row.product.id))
  const confirm = () =>
    link.mutate({
      body: { pairs: chosen.map(({ product, medicine }) => ({ productId: product.id, medicineId: medicine.id })) },
    })
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-ink-2">{medicineText.matchesHint}</p>
      {mayLink && rows.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => setPicked(new Set(rows.filter(row => row.reason !== 'name').map(row => row.product.id)))}
          >
            {medicineText.chooseSure}
          </Button>
          <Button size="sm" variant="primary" disabled={chosen.length === 0} busy={link.isPending} onClick={confirm}>
            {medicineText.confirm(chosen.length)}
          </Button>
        </div>
      )}
      <ReadTable
        reading={reading}
        label={medicineText.tabs.matches}
        columns={columns}
        rows={rows}
        rowKey={row => row.product.id}
        rowLabel={row => row.product.name}
        selection={mayLink ? { keys: picked, onChange: setPicked } : undefined}
        empty={<EmptyState title={medicineText.matchesEmpty}>{medicineText.matchesEmptyHint}</EmptyState>}
      />
      {reading.data?.more && <p className="text-ink-3">{medicineText.matchesMore}</p>}
    </div>
  )
}
