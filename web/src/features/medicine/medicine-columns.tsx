import type { MedicineState } from '@quay/contract/enumeration'
import type { Medicine } from '@quay/contract/medicine/shapes'
import { controlGroupText } from '@quay/domain/product/control-group'
import { formatDate } from '@quay/domain/text/format-date'
import { medicineText } from '../../text/product/medicine.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = medicineText

/** The columns of the national list. */
export const medicineColumns: ReadonlyArray<Column<Medicine>> = [
  titleColumn('name', names.name, row => (
    <TwoLines
      title={row.name}
      to={`/medicines/${row.id}`}
      detail={
        <span className="flex min-w-0 items-center gap-1">
          {row.isPrescription && <Tag tone="info">Rx</Tag>}
          {row.controlGroup && <Tag tone="danger">{controlGroupText[row.controlGroup]}</Tag>}
          <span className="truncate">{[row.activeIngredient, row.strength].filter(Boolean).join(' · ')}</span>
        </span>
      }
    />
  )),
  textColumn(
    'number',
    names.number,
    row => (
      <>
        <div className="whitespace-nowrap tabular-nums">{row.registrationNumber}</div>
        <div className="whitespace-nowrap text-12 text-ink-3">{row.formerNumber}</div>
      </>
    ),
    { width: '124px', card: 'line2' },
  ),
  textColumn(
    'manufacturer',
    names.manufacturer,
    row => (
      <>
        <div className="line-clamp-1" title={row.manufacturer ?? undefined}>
          {row.manufacturer}
        </div>
        <div className="text-12 text-ink-3">{row.country}</div>
      </>
    ),
    { width: '200px', hideBelow: 'md' },
  ),
  textColumn('packing', names.packing, row => <span className="line-clamp-2 text-ink-2">{row.packing}</span>, {
    width: '148px',
    hideBelow: 'lg',
  }),
  figureColumn('endsOn', names.endsOn, row => row.endsOn && formatDate(row.endsOn), {
    width: '124px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
  textColumn('state', names.state, row => <StateBadge state={row.state} />, {
    width: '116px',
    hideBelow: 'md',
    card: 'line2',
  }),
  textColumn(
    'ours',
    names.ours,
    row =>
      row.products[0] && (
        <span className="inline-flex items-center gap-1.5">
          <Tag tone="accent">{medicineText.has}</Tag>
          <TextLink to={`/products/list/${row.products[0].id}`}>{row.products[0].code}</TextLink>
        </span>
      ),
    { width: '128px', card: 'line2' },
  ),
]

const tones = { listed: 'success', expired: 'warning', withdrawn: 'danger' } as const

/** Whether a medicine is in the list, was withdrawn, or its registration has ended. */
export function StateBadge({ state }: { state: MedicineState }) {
  return <Badge tone={tones[state]}>{medicineText.states[state]}</Badge>
}
