import { formatNumber } from '@quay/domain/text/format-number'
import GiftIcon from 'lucide-react/icons/gift'
import { discountText } from '../../../text/discount.ts'
import { Select } from '../../../ui/select.tsx'
import type { GiftView } from '../cart/cart-view.ts'
import { useSale } from '../sale-context.ts'

/** What is given, from which lot; where there is a choice, the choice. */
export function GiftRow({ gift: { promotion, item, earned, choices, lots } }: { gift: GiftView }) {
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
