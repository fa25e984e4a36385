import type { TillProduct } from '@quay/contract/till/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { type LotQuantity, pickLots, whyNotSellable } from '@quay/domain/stock/pick-lots'
import { formatNumber } from '@quay/domain/text/format-number'
import { daysBetween } from '@quay/domain/time/calendar'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { saleText } from '../../../text/till/sale.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import type { LinePanelProps } from '../line/line-panel.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { fillLots } from './fill-lots.ts'
import { formatShortDay } from './format-expiry.ts'
import { NoteLot } from './note-lot.tsx'

/**
 * The lots of a product for one line, those that expire first on top, and why the others are passed over. What is not
 * typed fills itself; the sum has to be the quantity of the line. Enter takes it, Esc leaves the line as it was.
 */
export function LotsPanel({ view, first, onClose }: LinePanelProps) {
  const done = useRef<HTMLButtonElement>(null)
  const { till } = useSale()
  const today = useTill(state => state.facts.today)
  const near = useTill(state => state.facts.context?.nearExpiryDays ?? 0)
  const mayNote = useTill(({ facts: { context } }) => (context?.sellsWithoutStock && context.mayOwe) ?? false)
  const { line, product } = view
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(
    () => new Map(line.lots?.map(({ lotId, quantity }) => [lotId, quantity])),
  )
  if (!product) return null

  const need = line.quantity * line.unit.ratio
  const lots = inPickingOrder([
    ...product.lots,
    ...(line.notedLots ?? []).filter(noted => !product.lots.some(({ id }) => id === noted.id)),
  ])
  const toCome = new Set(line.notedLots?.map(({ id }) => id))
  const whyNot = (lot: Lots[number]) => {
    const why = whyNotSellable(lot, today)
    return why === 'empty' && toCome.has(lot.id) ? null : why
  }
  const mostOf = (lot: Lots[number]) => (toCome.has(lot.id) ? need : lot.quantity)
  const taken = fillLots(lots, need, today, typed, toCome)
  const firstSellable = lots.find(lot => !whyNot(lot))
  const got = taken.reduce((sum, lot) => sum + lot.quantity, 0)
  const takenOf = (lotId: string) => taken.find(lot => lot.lotId === lotId)?.quantity ?? 0
  const inBase = (quantity: number) =>
    formatUnits(
      quantity,
      product.units.filter(unit => unit.ratio === 1),
    )

  function finish() {
    if (got !== need) return
    till.dispatch({ do: 'set-lots', lineId: line.id, lots: isAutomatic(lots, need, today, taken) ? null : taken })
    onClose()
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    finish()
  }
  const head = 'h-7 border-line-strong border-b px-2 text-right font-medium text-12 text-ink-2 whitespace-nowrap'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of the fields finishes
    <div onKeyDown={key} className="w-[566px] max-w-full">
      <p className="flex items-baseline justify-between px-3 pt-2.5 pb-1.5">
        <b>{salePartText.chooseLots(inBase(need))}</b>
        <span className="text-12 text-ink-3">{salePartText.nearestFirst}</span>
      </p>
      <div className="max-h-72 overflow-auto">
        <table className="w-full">
          <thead>
            <tr>
              <th className={`${head} pl-3 text-left!`}>{salePartText.lotColumn}</th>
              <th className={`${head} text-left!`}>{salePartText.expiryDay}</th>
              <th className={head}>{salePartText.lotStock}</th>
              <th className={`${head} max-sm:hidden`}>{salePartText.lotDays}</th>
              <th className={`${head} pr-3`}>{salePartText.lotTake}</th>
            </tr>
          </thead>
          <tbody>
            {lots.map(lot => {
              const why = whyNot(lot)
              const days = lot.expiryDate ? daysBetween(today, lot.expiryDate) : null
              const quantity = takenOf(lot.id)
              const put = (next: number) => setTyped(new Map(typed).set(lot.id, next))
              return (
                <tr key={lot.id} className={classNames('h-9 *:border-line *:border-b *:px-2', why && 'text-ink-3')}>
                  <td className="pl-3!">
                    <Checkbox
                      checked={quantity > 0}
                      disabled={why !== null}
                      onChange={event => put(event.target.checked ? Math.min(mostOf(lot), need) : 0)}
                    >
                      {lot.number}
                    </Checkbox>
                  </td>
                  <td>{lot.expiryDate ? formatShortDay(lot.expiryDate) : salePartText.noExpiry}</td>
                  <td className="whitespace-nowrap text-right">{inBase(lot.quantity)}</td>
                  <td
                    className={classNames(
                      'whitespace-nowrap text-right max-sm:hidden',
                      days !== null && (days < 0 ? 'text-danger-text' : days <= near && 'text-warning-text'),
                    )}
                  >
                    {days === null ? '—' : days < 0 ? salePartText.overdue(-days) : saleText.inDays(formatNumber(days))}
                  </td>
                  <td className="pr-3! text-right whitespace-nowrap">
                    {why ? (
                      salePartText.skipped[why]
                    ) : (
                      <NumberInput
                        ref={lot === firstSellable ? first : undefined}
                        size="sm"
                        className="inline-flex w-[84px]!"
                        aria-label={salePartText.takeOf(lot.number)}
                        min={0}
                        max={mostOf(lot)}
                        value={quantity}
                        onFocus={event => event.target.select()}
                        onChange={next => put(next ?? 0)}
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {lots.length === 0 && <p className="px-3 py-2 text-ink-2">{salePartText.noLots}</p>}
      {mayNote && (
        <NoteLot
          lineId={line.id}
          product={product}
          first={firstSellable ? undefined : first}
          onDone={noted => {
            flushSync(() => setTyped(new Map([...lots.map(({ id }) => [id, 0] as const), [noted.id, need]])))
            // Its fields are gone: the next Enter takes the lots over.
            done.current?.focus()
          }}
        />
      )}
      <div className="flex items-center gap-3 px-3 py-2.5">
        <Sum got={got} need={need} inBase={inBase} />
        <Button variant="ghost" size="sm" className="ml-auto" onClick={() => setTyped(new Map())}>
          {salePartText.automatic}
        </Button>
        <Button ref={done} variant="primary" size="sm" keyHint="Enter" disabled={got !== need} onClick={finish}>
          {salePartText.done}
        </Button>
      </div>
    </div>
  )
}

function Sum({ got, need, inBase }: { got: number; need: number; inBase: (quantity: number) => string }) {
  const isEnough = got === need
  return (
    <span
      role="status"
      className={`flex items-center gap-1.5 font-medium ${isEnough ? 'text-success-text' : 'text-danger-text'}`}
    >
      {isEnough ? <Check /> : <TriangleAlert />}
      {isEnough
        ? salePartText.enough(formatNumber(got), inBase(need))
        : got < need
          ? salePartText.tooFew(inBase(need - got))
          : salePartText.tooMany(inBase(got - need))}
    </span>
  )
}

type Lots = TillProduct['lots']

/** Those that expire first on top, also among those that cannot be sold. */
function inPickingOrder(lots: Lots): Lots {
  const key = (lot: Lots[number]) => `${lot.expiryDate ?? '9999-99-99'} ${lot.firstReceivedAt} ${lot.id}`
  return lots.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

function isAutomatic(lots: Lots, need: number, today: string, taken: readonly LotQuantity[]): boolean {
  const automatic = pickLots({ lots, needBase: need, onDay: today }).taken
  return (
    automatic.length === taken.length &&
    automatic.every(lot => taken.find(other => other.lotId === lot.lotId)?.quantity === lot.quantity)
  )
}
