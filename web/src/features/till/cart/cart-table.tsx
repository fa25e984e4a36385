import { useRef, useState } from 'react'
import { saleText } from '../../../text/till/sale.ts'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { useBelow } from '../../../ui/viewport.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { textSizes, useTillSettings } from '../settings/till-settings.ts'
import { cartColumns, columnWidths, lineHeights } from './cart-columns.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { useRowWindow } from './use-row-window.ts'
import { useScrollToRow } from './use-scroll-to-row.ts'

/** The lines of the cart: a table with a head, on a phone one card a line. */
export function CartTable() {
  const { openAlike } = useSale()
  const lines = useTill(state => state.view.lines)
  const selectedId = useTill(state => state.selectedId)
  useHotkey(saleKeys.alike, () => selectedId && openAlike({ lineId: selectedId }))
  const settings = useTillSettings()
  const { newestFirst, showsNumber, showsPrice, showsDiscount } = settings
  const zoom = textSizes[settings.textSize]
  const isPhone = useBelow('sm')
  const scroller = useRef<HTMLDivElement>(null)
  const [heights] = useState(lineHeights)
  const height = (isPhone ? heights.card : heights.table) * zoom
  const { from, to, before, after } = useRowWindow(lines.length, height, scroller)
  const shown = newestFirst ? lines.toReversed() : lines
  const selectedRow = shown.findIndex(({ line }) => line.id === selectedId)
  useScrollToRow(scroller, selectedRow, height, isPhone ? 0 : heights.head * zoom)

  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto max-lg:max-h-[60vh] max-lg:min-h-40">
      <table
        aria-label={saleText.lines}
        aria-rowcount={lines.length + 1}
        className="block"
        style={{ ...columnWidths(settings), ...(zoom !== 1 && { zoom }) }}
        data-no-number={showsNumber ? undefined : true}
        data-no-price={showsPrice ? undefined : true}
        data-no-discount={showsDiscount ? undefined : true}
      >
        <CartHead />
        <tbody className="block">
          <Spacer height={before / zoom} />
          {shown.slice(from, to).map((view, index) => (
            <CartLineRow
              key={view.line.id}
              view={view}
              row={newestFirst ? lines.length - from - index : from + index + 1}
              place={from + index + 1}
              isSelected={view.line.id === selectedId}
            />
          ))}
          <Spacer height={after / zoom} />
        </tbody>
      </table>
    </div>
  )
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className="block" style={{ height }} />
}

function CartHead() {
  return (
    <thead className="sticky top-0 z-sticky block max-sm:sr-only">
      <tr className={`${cartColumns} h-7 border-line-strong border-b bg-surface-2 text-12 text-ink-2 *:px-1.5`}>
        <th className="px-0! text-center in-data-no-number:hidden">{saleLineText.columnNumber}</th>
        <th>{saleLineText.columnName}</th>
        <th className="pl-3.5!">{saleLineText.columnUnit}</th>
        <th className="text-center">
          {saleLineText.columnQuantity}{' '}
          <span className="max-xl:hidden">
            <Kbd>{saleKeys.quantity.key}</Kbd>
          </span>
        </th>
        <th className="pr-3! text-right in-data-no-price:hidden">{saleLineText.columnPrice}</th>
        <th className="pr-3! text-right max-xl:hidden in-data-no-discount:hidden">{saleLineText.columnDiscount}</th>
        <th className="text-right">{saleLineText.columnAmount}</th>
        <th>
          <span className="sr-only">{saleLineText.columnRemove}</span>
        </th>
      </tr>
    </thead>
  )
}
