import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../../ui/table/columns.tsx'
import { describeDifference, lotOfLine } from './line-name.ts'
import { LineReason } from './line-reason.tsx'

const { head } = checkText

type Choices = { checkId: string /** Reasons can be written. */; mayExplain: boolean }

/** The columns of a review; the reason is chosen where it stands. */
export const reviewColumns = ({ checkId, mayExplain }: Choices): ReadonlyArray<Column<ReviewLine>> => [
  titleColumn('product', head.product, line => (
    <div className="min-w-0 py-1">
      <div className="line-clamp-2 font-semibold max-sm:line-clamp-none" title={line.productName}>
        {line.productName}
      </div>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 font-normal text-12 text-ink-3">
        {lotOfLine(line) || line.productCode}
        <Marks line={line} />
      </div>
    </div>
  )),
  figureColumn(
    'counted',
    head.counted,
    line =>
      line.counted === null ? (
        <span className="text-ink-3">{checkText.notCounted}</span>
      ) : (
        formatUnits(line.counted, line.units)
      ),
    { width: '112px', card: 'line2' },
  ),
  figureColumn('book', head.book, line => formatUnits(line.book, line.units), { width: '112px', card: 'line2' }),
  figureColumn(
    'difference',
    head.difference,
    line => <span className={toneOf(line)}>{line.counted === null ? '—' : describeDifference(line)}</span>,
    { width: '92px', fixed: true, card: 'amount' },
  ),
  moneyColumn('value', head.value, line => (line.counted === null ? null : line.value), {
    width: '100px',
    hideBelow: 'lg',
  }),
  {
    id: 'reason',
    header: head.reason,
    width: '132px',
    hideBelow: 'md',
    // On a card it is read only; it is chosen in the line's detail.
    ...(mayExplain ? {} : { card: 'line2' as const }),
    cell: line =>
      line.counted === null || line.difference === 0 ? null : mayExplain ? (
        <LineReason checkId={checkId} line={line} />
      ) : (
        (line.reasonName ?? <span className="text-ink-3">{checkText.noReason}</span>)
      ),
  },
]

const toneOf = ({ difference, counted }: ReviewLine) =>
  counted === null || difference === 0
    ? 'text-ink-3'
    : `font-semibold ${difference > 0 ? 'text-info-text' : 'text-danger-text'}`

/** What makes a line unlike others: a new lot, goods kept apart, a medicine under control, something to settle. */
function Marks({ line }: { line: ReviewLine }) {
  return (
    <>
      {!line.isKnownLot && line.lotNumber !== '' && <Tag tone="info">{checkText.newLot}</Tag>}
      {line.isKnownLot && line.foundExpiryDate && <Tag tone="info">{checkText.otherExpiry}</Tag>}
      {line.bucket === 'quarantine' && <Tag tone="warning">{checkText.quarantine}</Tag>}
      {line.controlGroup && <Tag tone="warning">{checkText.controlled}</Tag>}
      {line.offsetGroup !== null && <Tag>{checkText.offset(line.offsetGroup)}</Tag>}
      {line.blocks.length > 0 && <Tag tone="danger">{checkText.tabs.blocked}</Tag>}
    </>
  )
}
