import { type VatRate, vatRates } from '@quay/contract/enumeration'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatNumber } from '@quay/domain/text/format-number'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { type Discount, PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'

const { head } = inboundText
const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))

/** What of a line's price is corrected; its quantity is not. */
export type LinePrice = { price: number; discount: Discount; vatRate: VatRate }

type AmendLineProps = {
  item: Inbound['items'][number]
  place: number
  value: LinePrice
  onChange: (value: LinePrice) => void
}

/** One line of a completed import: its price, its discount and its VAT. */
export function AmendLine({ item, place, value, onChange }: AmendLineProps) {
  const withVat = useStoreUses().vat || item.vatAmount > 0
  const name = (word: string) => inboundText.fieldOf(word, place)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_112px_112px_76px] items-center gap-2 border-line border-b pb-1.5 [contain-intrinsic-size:auto_40px] [content-visibility:auto] max-sm:grid-cols-[1fr_1fr_76px]">
      <span className="min-w-0 truncate max-sm:col-span-full" title={item.productName}>
        {item.productName}{' '}
        <span className="text-12 text-ink-3">
          {formatNumber(item.quantity)} {item.unitName.toLowerCase()}
        </span>
      </span>
      <MoneyInput
        size="sm"
        aria-label={name(head.price)}
        value={value.price}
        onChange={price => onChange({ ...value, price: price ?? item.price })}
      />
      <PercentOrMoneyInput
        size="sm"
        label={name(head.discount)}
        maxMoney={item.quantity * value.price}
        value={value.discount}
        onChange={discount => onChange({ ...value, discount })}
      />
      {withVat && (
        <Select
          size="sm"
          label={name(head.vat)}
          value={value.vatRate}
          options={rates}
          onChange={vatRate => onChange({ ...value, vatRate })}
        />
      )}
    </li>
  )
}
