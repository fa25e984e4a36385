import type { PriceRow } from '@quay/contract/price-book/shapes'
import { comparePack } from '@quay/domain/price/compare-pack'
import { marginOf } from '@quay/domain/price/margin'
import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { type KeyboardEvent, useId, useRef } from 'react'
import { priceText } from '../../text/product/price.ts'
import { classNames } from '../../ui/class-names.ts'
import { groupTyped } from '../../ui/field/group-typed.ts'
import { isOverMarkup, type PriceColumn, priceIn } from './grid-column.ts'
import type { Place } from './price-table.tsx'

type PriceCellProps = {
  row: PriceRow
  column: PriceColumn
  here: Place
  /** The cell that the keyboard comes to. */
  isStop: boolean
  /** The text while the user types; null otherwise. */
  typed: string | null
  /** Why what was typed cannot be saved. */
  problem: string | null
  showsMargin: boolean
  canEdit: boolean
  className: string
  onFocus: () => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  onFieldKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onStart: () => void
  onType: (text: string) => void
  onLeave: (text: string) => void
}

/** A price, and under it what it earns or how it compares with its parts; a field while it is typed. */
export function PriceCell(props: PriceCellProps) {
  const { row, column, here, isStop, typed, problem, canEdit, className, onFocus, onKey, onStart } = props
  const problemId = useId()
  /** What the field shows, with its thousands marked. */
  const shown = useRef('')
  const price = priceIn(row, column)
  const label = priceText.cell(
    column.name,
    row.productName,
    row.unitName,
    price === null ? priceText.none : formatNumber(price),
  )
  if (typed !== null)
    return (
      <td className={classNames('p-0.5', className)}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the key that was pressed in the cell goes on in the field
          autoFocus
          aria-label={label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          data-unreadable={problem ?? undefined}
          inputMode="numeric"
          defaultValue={typed}
          onChange={event => {
            shown.current = groupTyped(event, shown.current)
            props.onType(shown.current)
          }}
          onFocus={({ target }) => {
            shown.current = target.value
            if (target.value.length > 1) target.select()
            else target.setSelectionRange(1, 1)
          }}
          onKeyDown={props.onFieldKey}
          onBlur={event => props.onLeave(event.target.value)}
          className={classNames(
            'h-9 w-full rounded-2 border bg-surface px-2 text-right',
            problem === null ? 'border-accent' : 'border-danger',
          )}
        />
        {problem !== null && (
          <small id={problemId} role="alert" className="block px-2 pb-0.5 text-right text-11 text-danger-text">
            {problem}
          </small>
        )}
      </td>
    )
  return (
    <td className={classNames('p-0.5', className)}>
      <button
        type="button"
        data-cell={`${here.row}:${here.column}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        onFocus={onFocus}
        onKeyDown={onKey}
        onDoubleClick={canEdit ? onStart : undefined}
        onClick={event => {
          // A finger has no second click to spare; the keyboard's click is Enter, which begins to type by itself.
          if (canEdit && event.detail > 0 && window.matchMedia('(pointer: coarse)').matches) onStart()
        }}
        className={classNames(
          'ring-in flex min-h-6 w-full items-center justify-end rounded-2 px-2 hover:bg-hover pointer-coarse:min-h-11',
          column.bookId === null && 'font-semibold',
          !canEdit && 'cursor-default',
        )}
      >
        <span className="flex items-center gap-1">
          {column.bookId === null && row.planned && (
            <CalendarClock
              aria-label={priceText.planned(row.planned.startsAt, formatNumber(row.planned.price))}
              className="size-3.5! text-info-text"
            />
          )}
          {price === null ? <span className="font-normal text-ink-3">—</span> : formatNumber(price)}
        </span>
      </button>
      <Under {...props} price={price} />
    </td>
  )
}

function Under({ row, column, showsMargin, price }: PriceCellProps & { price: number | null }) {
  if (price === null) return null
  const tiers =
    column.bookId === null ? row.tiers : (row.books.find(book => book.bookId === column.bookId)?.tiers ?? [])
  if (isOverMarkup(row, column.bookId))
    return (
      <small className="block whitespace-nowrap px-2 pb-0.5 text-right text-11 text-danger-text">
        {row.markup?.cap === undefined ? priceText.overMarkup : priceText.overCap(formatNumber(row.markup.cap))}
      </small>
    )
  if (showsMargin) return <Margin price={price} cost={row.cost ?? null} />
  const pack = column.bookId === null ? comparePack({ price, ratio: row.ratio }, row.basePrice) : null
  if (pack?.isDearer)
    return (
      <small className="block whitespace-nowrap px-2 pb-0.5 text-right text-11 text-warning-text">
        {priceText.dearer(formatNumber(pack.by))}
      </small>
    )
  if (tiers.length > 0)
    return (
      <small className="block whitespace-nowrap px-2 pb-0.5 text-right text-11 text-ink-3">
        {priceText.tierCount(tiers.length)}
      </small>
    )
  return pack ? (
    <small className="block whitespace-nowrap px-2 pb-0.5 text-right text-11 text-ink-3">
      {priceText.cheaper(formatNumber(pack.by))}
    </small>
  ) : null
}

function Margin({ price, cost }: { price: number; cost: number | null }) {
  if (cost === null)
    return (
      <small className="block whitespace-nowrap px-2 pb-0.5 text-right text-11 text-ink-3">{priceText.noCost}</small>
    )
  const { margin, markUp } = marginOf(price, cost)
  const isLoss = price < cost
  const share = (value: number | null) => (value === null ? '—' : formatPercent(value))
  return (
    <small
      className={classNames(
        'block whitespace-nowrap px-2 pb-0.5 text-right text-11',
        isLoss ? 'text-danger-text' : 'text-ink-3',
      )}
    >
      {priceText.margin(share(margin), share(markUp))}
    </small>
  )
}
