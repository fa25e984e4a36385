import type { SampleSummary } from '@quay/contract/sample-medicine/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { sampleText } from '../../text/product/sample-medicine.ts'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = sampleText

/** How many liều the branch can hand out; a template that lacks something says so. */
export function MostDoses({ sample }: { sample: Pick<SampleSummary, 'most' | 'missing'> }) {
  if (sample.most > 0) return sampleText.doses(formatNumber(sample.most))
  return (
    <span className="text-danger-text" title={sampleText.short(sample.missing.join(', '))}>
      {sampleText.missing}
    </span>
  )
}

export const sampleColumns: ReadonlyArray<Column<SampleSummary>> = [
  codeColumn(names.code, row => `/products/sample-medicine/${row.id}`),
  titleColumn('name', names.name, row => (
    <span className="flex min-w-0 items-center gap-1.5">
      <TwoLines title={row.name} detail={row.components.join(', ')} />
      {row.isPrescription && <Tag tone="info">Rx</Tag>}
    </span>
  )),
  { id: 'doctor', header: names.doctor, width: '170px', hideBelow: 'lg', cell: row => row.doctorName },
  { id: 'disease', header: names.disease, width: '160px', hideBelow: 'md', cell: row => row.disease },
  moneyColumn('price', names.price, row => row.price, { width: '130px', fixed: true, card: 'amount' }),
  figureColumn('most', names.most, row => <MostDoses sample={row} />, { width: '120px', card: 'line2' }),
  textColumn('status', names.status, row => <ActiveBadge isActive={row.isActive} words={sampleText.statuses} />, {
    width: '130px',
    hideBelow: 'md',
  }),
]
