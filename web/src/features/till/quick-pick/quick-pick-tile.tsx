import { boundless, freeOf } from '@quay/domain/stock/free-of'
import { formatNumber } from '@quay/domain/text/format-number'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type HTMLAttributes, useState } from 'react'
import { quickPickText } from '../../../text/till/quick-pick.ts'
import { classNames } from '../../../ui/class-names.ts'
import { priceOfOne } from '../line/line-price.ts'
import { useTill } from '../sale-context.ts'
import type { Tile } from './use-quick-picks.ts'

type QuickPickTileProps = {
  tile: Tile
  onAdd: () => void
  /** While the tiles are changed: null else. A step that there is none of is null. */
  edit: { onUnpin: () => void; onBack: (() => void) | null; onOn: (() => void) | null; drag: DragProps } | null
}

export type DragProps = Pick<
  HTMLAttributes<HTMLDivElement>,
  'draggable' | 'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop'
>

/** One of a product's units: its picture, name, price, and whether any is left. What is in the cart already is not taken off. */
export function QuickPickTile({ tile: { pick, product, unit }, onAdd, edit }: QuickPickTileProps) {
  // Without the network a picture may not come: its tile is one without.
  const [isGone, setGone] = useState(false)
  const price = useTill(state => priceOfOne(unit, state))
  const today = useTill(({ facts }) => facts.today)
  const free = freeOf(product, today)
  // What is left of a combo is asked at its line; of a service nobody asks.
  const left = product.parts || free === boundless ? null : Math.floor(free / unit.ratio)
  return (
    <div className={classNames('relative', edit && 'cursor-grab active:cursor-grabbing')} {...edit?.drag}>
      <button
        type="button"
        data-tile
        onClick={onAdd}
        className={classNames(
          'ring-in flex size-full flex-col justify-between rounded-2 border border-line-strong bg-surface px-2 py-1.5 text-left hover:bg-hover',
          left === 0 && 'text-ink-3',
        )}
      >
        <span className="flex w-full min-w-0 items-start gap-1.5">
          {pick.image && !isGone && (
            <img
              src={pick.image}
              alt=""
              loading="lazy"
              draggable={false}
              onError={() => setGone(true)}
              className="size-8 shrink-0 rounded-1 bg-sunken object-cover"
            />
          )}
          <span className="line-clamp-2 min-w-0 font-medium text-13 leading-[17px]">{product.name}</span>
        </span>
        <span className="flex w-full items-baseline justify-between gap-1 text-12">
          <b className="whitespace-nowrap">{`${formatNumber(price)}/${unit.name.toLowerCase()}`}</b>
          {left !== null && !edit && (
            <span className="truncate text-ink-3">
              {left === 0 ? quickPickText.none : quickPickText.left(formatNumber(left))}
            </span>
          )}
        </span>
      </button>
      {edit && (
        <>
          <button
            type="button"
            aria-label={quickPickText.unpin(product.name)}
            onClick={edit.onUnpin}
            className="ring-in absolute -top-0.5 -right-0.5 grid size-6 place-items-center rounded-full border border-line-strong bg-raised text-ink-2 hover:text-ink"
          >
            <X className="size-3.5!" />
          </button>
          <span className="absolute right-1 bottom-1 flex gap-0.5 *:grid *:size-6 *:place-items-center *:rounded-1 *:border *:border-line-strong *:bg-raised *:text-ink-2 [&>:disabled]:opacity-40">
            <button
              type="button"
              aria-label={quickPickText.moveBack(product.name)}
              disabled={edit.onBack === null}
              onClick={() => edit.onBack?.()}
            >
              <ChevronLeft className="size-3.5!" />
            </button>
            <button
              type="button"
              aria-label={quickPickText.moveOn(product.name)}
              disabled={edit.onOn === null}
              onClick={() => edit.onOn?.()}
            >
              <ChevronRight className="size-3.5!" />
            </button>
          </span>
        </>
      )}
    </div>
  )
}
