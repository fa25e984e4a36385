import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import GiftIcon from 'lucide-react/icons/gift'
import { discountText, traceSentence } from '../../../text/discount.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSale, useTill } from '../sale-context.ts'
import type { CartCode } from './cart.ts'
import type { GiftView } from './cart-view.ts'

/** How many offers that are not reached yet are worth saying. */
const mostHints = 2

/** The promotions of the bill, each with what it takes off and a tick to leave it out; below them the nearest offers. */
export function PromotionList() {
  const { till } = useSale()
  const traces = useTill(state => state.view.promotions.traces)
  const declined = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.declined ?? none)
  const gifts = useTill(state => state.view.gifts)
  const codes = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.codes ?? noCodes)
  const applied = traces.filter(({ code }) => code === 'applied' || code === 'declined')
  const hints = traces.filter(({ code }) => code === 'below-amount' || code === 'below-quantity').slice(0, mostHints)
  if (applied.length === 0 && hints.length === 0 && codes.length === 0) return null

  function keep(id: string, isKept: boolean) {
    const others = declined.filter(one => one !== id)
    till.dispatch({ do: 'decline-promotions', ids: isKept ? others : [...others, id] })
  }
  return (
    <section aria-label={discountText.applied(applied.length)} className="grid gap-1 text-12">
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
        </Checkbox>
      ))}
      {codes.map(({ code, discountId, name }) => {
        const trace = traces.find(({ promotion }) => promotion.id === discountId)
        return (
          <div key={code} className="grid gap-0.5">
            <Chip
              removeLabel={discountText.removeCode(code)}
              onRemove={() => till.dispatch({ do: 'remove-code', code })}
            >
              {discountText.code(code, name)}
            </Chip>
            {trace?.code !== 'applied' && (
              <p className="text-warning-text">{trace ? traceSentence(trace) : discountText.codeGone(name)}</p>
            )}
          </div>
        )
      })}
      {gifts.map(gift => (
        <Gift key={gift.promotion.id} gift={gift} />
      ))}
      {hints.map(trace => (
        <p key={trace.promotion.id} className="text-ink-2">
          {traceSentence(trace)}
        </p>
      ))}
    </section>
  )
}

/** What is given, from which lot; where there is a choice, the choice. */
function Gift({ gift: { promotion, item, earned, choices, lots } }: { gift: GiftView }) {
  const { till } = useSale()
  if (!item) return <p className="text-warning-text">{discountText.giftOut(promotion.name)}</p>
  return (
    <div className="grid gap-0.5">
      <p className="flex items-center gap-1.5 text-ink-2">
        <GiftIcon aria-hidden className="size-3.5 shrink-0 text-success-text" />
        <span className="min-w-0 flex-1">
          {discountText.gift(formatNumber(item.quantity), item.unit.name, item.productName)}
          {lots.map(({ number, expiryDate }) => ` · ${discountText.lot(number, expiryDate)}`).join('')}
        </span>
      </p>
      {item.quantity < earned && (
        <p className="text-warning-text">{discountText.giftShort(formatNumber(item.quantity), formatNumber(earned))}</p>
      )}
      {choices.length > 1 && (
        <Select
          label={discountText.chooseGift(promotion.name)}
          value={item.unitId}
          options={choices.map(({ unitId, name }) => ({ value: unitId, label: name }))}
          onChange={unitId => till.dispatch({ do: 'choose-gift', discountId: promotion.id, unitId })}
        />
      )}
    </div>
  )
}

const noCodes: readonly CartCode[] = []
const none: readonly string[] = []
