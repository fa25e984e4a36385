import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { ReadTable } from '../../list/read-table.tsx'
import { medicineText } from '../../text/product/medicine.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn } from '../../ui/table/columns.tsx'
import { useRowHeight } from '../../ui/table/use-row-height.ts'
import { StateBadge } from './medicine-columns.tsx'
import { productColumn } from './product-column.tsx'

type Row = Answer<typeof medicineRoutes.flagged>['items'][number]

const columns: ReadonlyArray<Column<Row>> = [
  productColumn(product => [product.code]),
  textColumn('state', medicineText.columns.state, ({ medicine }) => <StateBadge state={medicine.state} />, {
    width: '124px',
    card: 'line2',
  }),
  textColumn(
    'medicine',
    medicineText.listed,
    ({ medicine }) => (
      <>
        <TextLink to={`/medicines/${medicine.id}`} underlined>
          {medicine.registrationNumber}
        </TextLink>
        <div className="line-clamp-1 text-12 text-ink-3">{medicine.name}</div>
      </>
    ),
    { width: '180px', hideBelow: 'md' },
  ),
  textColumn(
    'why',
    medicineText.why,
    ({ medicine }) => {
      const day = medicine.withdrawnOn ?? medicine.endsOn
      return (
        <>
          {day && <span className="whitespace-nowrap">{formatDate(day)}</span>}
          {medicine.withdrawnReason && (
            <div className="line-clamp-2 text-12 text-ink-2">{medicine.withdrawnReason}</div>
          )}
        </>
      )
    },
    { width: '200px', card: 'line2' },
  ),
  figureColumn(
    'onHand',
    medicineText.onHand,
    ({ product, onHand }) => (
      <>
        <div className={onHand > 0 ? 'font-semibold' : 'text-ink-3'}>
          {formatNumber(onHand)} {product.baseUnit.toLowerCase()}
        </div>
        {onHand > 0 && (
          <TextLink to={`/products/list/${product.id}?tab=lots`} underlined>
            {medicineText.lots}
          </TextLink>
        )}
      </>
    ),
    { width: '150px', card: 'amount' },
  ),
]

/** Ours that the list has withdrawn, or whose registration has ended. */
export function FlaggedList() {
  const [rowHeight] = useRowHeight()
  const reading = useRoute(medicineRoutes.flagged, { query: {} })
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-ink-2">{medicineText.flaggedHint}</p>
      <ReadTable
        reading={reading}
        label={medicineText.tabs.flagged}
        rowHeight={rowHeight}
        columns={columns}
        rows={reading.data?.items ?? []}
        rowKey={row => row.product.id}
        rowLabel={row => row.product.name}
        empty={<EmptyState title={medicineText.flaggedEmpty}>{medicineText.flaggedEmptyHint}</EmptyState>}
      />
    </div>
  )
}
