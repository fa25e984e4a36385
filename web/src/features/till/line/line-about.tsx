import { formatNumber } from '@quay/domain/text/format-number'
import Clock from 'lucide-react/icons/clock'
import Shuffle from 'lucide-react/icons/shuffle'
import StickyNote from 'lucide-react/icons/sticky-note'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { classNames } from '../../../ui/class-names.ts'
import { laterPart } from '../../../ui/later-part.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { LineView } from '../cart/cart-view.ts'
import { BelowCost } from '../cost/below-cost.tsx'
import { loadLineFault } from '../key-parts.ts'
import { formatExpiry } from '../lots/format-expiry.ts'
import { useSale, useTill } from '../sale-context.ts'

/** Without its words the problem is said all the same. */
const LineFault = laterPart(loadLineFault, ({ problem }) => (
  <span className="truncate font-medium text-danger-text">{problem.sentence}</span>
))

type LineAboutProps = { view: LineView; row: number; isSelected: boolean }

/** The second line, on a phone two of them: which lot, when it expires, what is left, what to tell the customer; or what is wrong instead. */
export function LineAbout({ view, row, isSelected }: LineAboutProps) {
  const { problem } = view
  return (
    <div className="flex h-[19px] min-w-0 items-center gap-x-1.5 overflow-hidden text-12 text-ink-3 whitespace-nowrap max-sm:h-[38px] max-sm:flex-wrap max-sm:content-start">
      {problem ? (
        <LineFault view={view} problem={problem} row={row} />
      ) : (
        <Facts view={view} row={row} isSelected={isSelected} />
      )}
    </div>
  )
}

function Facts({ view, row, isSelected }: LineAboutProps) {
  const { till } = useSale()
  const { line, product, parts, left, lots, nextTier, offBook, allergy } = view
  const change = useTill(state => state.priceChanges.get(line.id))
  const near = lots.find(lot => lot.nearDays !== null)
  return (
    <>
      {allergy !== null && (
        <Tag tone="danger" icon={<TriangleAlert />}>
          <span className="max-w-40 truncate">{allergy.shown}</span>
        </Tag>
      )}
      {view.warning !== null && (
        <Tag tone="warning" icon={<TriangleAlert />}>
          <span className="max-w-60 truncate" title={view.warning}>
            {view.warning}
          </span>
        </Tag>
      )}
      <BelowCost view={view} row={row} />
      {(product?.isLotManaged || parts.length > 0) && lots.length > 0 && (
        <span data-cell="lots" className={!near && isSelected ? 'flex *:bg-surface' : 'flex'}>
          <Tag
            tone={near ? 'warning' : 'neutral'}
            icon={near ? <Clock /> : lots.length > 1 ? <Shuffle /> : undefined}
            label={`${saleLineText.lotsOf(row)}: ${lotsText(view)}`}
            onClick={() => till.openPanel('lots', line.id)}
          >
            {lotsText(view)}
          </Tag>
        </span>
      )}
      {line.dose && <Tag tone="accent">{saleLineText.dose(line.dose.name, line.dose.count)}</Tag>}
      {line.seller && <Tag>{line.seller.name}</Tag>}
      {change && (
        <span className="min-w-0 truncate text-warning-text">
          {saleLineText.priceChanged(formatNumber(change.from), formatNumber(change.to))}
        </span>
      )}
      {offBook && <span className="min-w-0 truncate text-warning-text">{saleLineText.offBook(offBook)}</span>}
      {nextTier && (
        <span className="min-w-0 truncate text-success-text">
          {saleLineText.buyMore(nextTier.from - line.quantity, formatNumber(nextTier.price))}
        </span>
      )}
      {near && <span className="min-w-0 shrink-[9] truncate text-warning-text">{saleLineText.nearExpiry}</span>}
      {line.note ? (
        <button
          type="button"
          aria-label={`${saleLineText.noteOf(row)}: ${line.note}`}
          data-cell="note"
          onClick={() => till.openPanel('note', line.id)}
          className="flex min-w-0 items-center gap-1 rounded-1 hover:text-ink"
        >
          <StickyNote className="size-3.5!" />
          <span className="truncate">{line.note}</span>
        </button>
      ) : (
        <>
          {left !== '' && !near && <span className="shrink-[9] truncate">{saleLineText.left(left)}</span>}
          {product?.position && (
            <span className="shrink-[99] truncate sm:max-md:hidden">{saleLineText.shelf(product.position)}</span>
          )}
          <button
            type="button"
            aria-label={saleLineText.noteOf(row)}
            data-cell="note"
            onClick={() => till.openPanel('note', line.id)}
            className={classNames(
              'rounded-1 hover:text-ink',
              !isSelected && 'opacity-0 focus-visible:opacity-100 group-hover:opacity-100',
            )}
          >
            <StickyNote className="size-3.5!" />
          </button>
        </>
      )}
    </>
  )
}

function lotsText({ lots, parts }: LineView): string {
  const [first] = lots
  if (parts.length > 0) return saleLineText.partsChip(parts.length)
  if (!first) return ''
  if (lots.length > 1) {
    return saleLineText.lotsChip(
      lots.length,
      lots.map(lot => `${lot.number} ×${formatNumber(lot.quantity)}`).join(', '),
    )
  }
  if (!first.expiryDate) return first.number
  const chip = saleLineText.lotChip(first.number, formatExpiry(first.expiryDate))
  return first.nearDays === null ? chip : `${chip} · ${saleLineText.daysLeft(first.nearDays)}`
}
