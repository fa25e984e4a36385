import { traceGifts } from '@quay/domain/discount/trace-gifts'
import { formatDong } from '@quay/domain/text/format-number'
import { discountText, traceSentence } from '../../../text/promotion/discount.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { CodeRows } from './code-rows.tsx'
import { GiftRow } from './gift-row.tsx'
import { OtherRows } from './other-rows.tsx'
import { useActiveCart } from './use-active-cart.ts'
import { useCustomerUses } from './use-customer-uses.ts'
import { useOffline } from './use-offline.ts'

/** How many offers that are not reached yet are worth saying. */
const mostHints = 2

/**
 * The promotions of the bill: each with what it takes off and a tick to leave it out, those to choose, codes, gifts, the nearest offers,
 * and why the others do nothing.
 */
export function PromotionList() {
  const { till } = useSale()
  const gifts = useTill(state => state.view.gifts)
  const told = useTill(state => state.view.promotions.traces)
  const traces = traceGifts(told, new Map(gifts.map(({ promotion, choices }) => [promotion.id, choices.length])))
  const { lines, declined = [], chosen = [], codes = [] } = useActiveCart()
  useCustomerUses()
  useOffline()
  const isOwn = (id: string) => chosen.includes(id) || codes.some(one => one.discountId === id)
  const applied = traces.filter(
    ({ code, promotion }) => (code === 'applied' && !chosen.includes(promotion.id)) || code === 'declined',
  )
  const hints = traces
    .filter(({ code, promotion }) => (code === 'below-amount' || code === 'below-quantity') && !isOwn(promotion.id))
    .slice(0, mostHints)
  const choices = traces.filter(({ code, promotion }) => code === 'not-chosen' || chosen.includes(promotion.id))
  const others = traces.filter(
    trace =>
      ![...applied, ...hints, ...choices].includes(trace) &&
      trace.code !== 'needs-code' &&
      trace.code !== 'gift-out' &&
      !isOwn(trace.promotion.id),
  )
  if (traces.length === 0) return null

  function keep(id: string, isKept: boolean) {
    const left = declined.filter(one => one !== id)
    till.dispatch({ do: 'decline-promotions', ids: isKept ? left : [...left, id] })
  }
  return (
    <section
      aria-label={discountText.applied(applied.length)}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 text-12 empty:hidden"
    >
      {applied.map(trace => (
        <Checkbox
          key={trace.promotion.id}
          checked={trace.code === 'applied'}
          aria-label={discountText.use(trace.promotion.name)}
          onChange={event => keep(trace.promotion.id, event.currentTarget.checked)}
        >
          <span className="min-w-0 flex-1 truncate text-ink-2" title={trace.promotion.name}>
            {trace.promotion.name}
          </span>
          {trace.code === 'applied' && trace.amount > 0 && (
            <span className="tabular-nums">−{formatDong(trace.amount)}</span>
          )}
          {trace.code === 'applied' && trace.present && <span>{traceSentence(trace)}</span>}
        </Checkbox>
      ))}
      <ChoiceRows choices={choices} chosen={chosen} />
      <CodeRows codes={codes} traces={traces} />
      {gifts.map(gift => (
        <GiftRow key={gift.promotion.id} gift={gift} />
      ))}
      {hints.map(trace => (
        <p key={trace.promotion.id} className="text-ink-2">
          {traceSentence(trace)}
        </p>
      ))}
      {lines.length > 0 && <OtherRows others={others} />}
    </section>
  )
}
