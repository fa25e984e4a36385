import { formatNumber } from '@quay/domain/text/format-number'
import GiftIcon from 'lucide-react/icons/gift'
import { discountText } from '../../../text/promotion/discount.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import type { GiftView } from '../cart/cart-view.ts'
import { useSale } from '../sale-context.ts'

/** What is given, from which lots; where there is a choice, the choice. */
export function GiftRow({ gift }: { gift: GiftView }) {
  const { promotion, items, earned, choices } = gift
  const given = items.reduce((sum, { item }) => sum + item.quantity, 0)
  if (choices.length === 0) return <p className="text-warning-text">{discountText.giftOut(promotion.name)}</p>
  return (
    <div className="grid gap-0.5">
      {items.map(({ item, lots }) => (
        <p key={item.id} className="flex items-center gap-1.5 text-ink-2">
          <GiftIcon aria-hidden className="size-3.5 shrink-0 text-success-text" />
          <span className="min-w-0 flex-1">
            {discountText.gift(formatNumber(item.quantity), item.unit.name, item.productName)}
            {lots.map(({ number, expiryDate }) => ` · ${discountText.lot(number, expiryDate)}`).join('')}
          </span>
        </p>
      ))}
      {given < earned && (
        <p className="text-warning-text">{discountText.giftShort(formatNumber(given), formatNumber(earned))}</p>
      )}
      {choices.length > 1 && (earned > 1 ? <GiftCounts gift={gift} /> : <GiftChoice gift={gift} />)}
    </div>
  )
}

/** One gift of several that may be chosen. */
function GiftChoice({ gift: { promotion, items, choices } }: { gift: GiftView }) {
  const { till } = useSale()
  return (
    <Select
      label={discountText.chooseGift(promotion.name)}
      value={items[0]?.item.unitId ?? null}
      options={choices.map(({ unitId, name }) => ({ value: unitId, label: name }))}
      onChange={unitId => till.dispatch({ do: 'choose-gifts', discountId: promotion.id, units: { [unitId]: 1 } })}
    />
  )
}

/** How many of each: what is left over goes to the first kind that was not counted. */
function GiftCounts({ gift: { promotion, items, earned, choices } }: { gift: GiftView }) {
  const { till } = useSale()
  const countOf = (unitId: string) => items.find(({ item }) => item.unitId === unitId)?.item.quantity ?? 0
  function choose(unitId: string, wanted: number | null) {
    const count = Math.min(wanted ?? 0, earned)
    const others = choices.filter(choice => choice.unitId !== unitId)
    // The other kinds keep what they have as far as something is left, so that the sum stays what was earned.
    let left = earned - count
    const kept = others.map(choice => {
      const own = Math.min(countOf(choice.unitId), left)
      left -= own
      return [choice.unitId, own] as const
    })
    const rest = kept.map(([id, own], place) => [id, place === 0 ? own + left : own] as const)
    till.dispatch({
      do: 'choose-gifts',
      discountId: promotion.id,
      units: { ...Object.fromEntries(rest), [unitId]: count },
    })
  }
  return choices.map(({ unitId, name, most }) => (
    <div key={unitId} className="flex items-center gap-2">
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <QuantityInput
        label={discountText.giftCount(name, promotion.name)}
        min={0}
        max={Math.min(most, earned)}
        value={countOf(unitId)}
        onChange={wanted => choose(unitId, wanted)}
      />
    </div>
  ))
}
