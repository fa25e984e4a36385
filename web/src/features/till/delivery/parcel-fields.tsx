import { deliveryText as words } from '../../../text/bill/delivery.ts'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import type { CartDelivery } from '../cart/cart.ts'

const sides = ['length', 'width', 'height'] as const

interface ParcelFieldsProps {
  delivery: CartDelivery
  onChange: (part: Partial<CartDelivery>) => void
}

/** Who brings the goods, what the shop pays for it, and the parcel as a carrier asks for it: open once something stands there. */
export function ParcelFields({ delivery, onChange }: ParcelFieldsProps) {
  const { carrier, carrierFee = null, weight = null } = delivery
  const isUsed = [carrier, carrierFee, weight, ...sides.map(side => delivery[side])].some(value => value)
  return (
    <Disclosure title={words.parcel} open={isUsed}>
      <div className="grid gap-2">
        <Field label={words.carrier}>
          <TextInput
            size="sm"
            maxLength={120}
            value={carrier ?? ''}
            onChange={event => onChange({ carrier: event.target.value })}
          />
        </Field>
        <Field label={words.carrierFee} hint={words.carrierFeeHint}>
          <MoneyInput size="sm" value={carrierFee} onChange={next => onChange({ carrierFee: next })} />
        </Field>
        <div className="grid grid-cols-4 gap-2">
          <Field label={words.weight}>
            <NumberInput
              size="sm"
              suffix="g"
              min={1}
              max={1_000_000}
              value={weight}
              onChange={next => onChange({ weight: next })}
            />
          </Field>
          {sides.map(side => (
            <Field key={side} label={words[side]}>
              <NumberInput
                size="sm"
                suffix="cm"
                min={1}
                max={1_000}
                value={delivery[side] ?? null}
                onChange={next => onChange({ [side]: next })}
              />
            </Field>
          ))}
        </div>
      </div>
    </Disclosure>
  )
}
