import { phone as phoneSchema } from '@quay/contract/field'
import { customerRequestText } from '../../../text/buying/customer-request.ts'
import { Combobox, type OptionSource } from '../../../ui/choice/combobox.tsx'
import { namedOptions } from '../../../ui/choice/named-options.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'

type Unit = { id: string; name: string; ratio: number }
/** Goods of the catalogue, or only words for them. */
export type WantedGoods = {
  value: string
  label: string
  detail?: string
  productId: string | null
  units: readonly Unit[]
}

/** What a customer asked for, as its form holds it. */
export type CustomerRequestForm = {
  goods: WantedGoods | null
  unitId: string | null
  quantity: number | null
  customerName: string
  phone: string
  note: string
}

const longestName = 200

/** Goods that are in no catalogue. */
export const inWords = (name: string): WantedGoods => ({
  value: name,
  label: name.slice(0, longestName),
  productId: null,
  units: [],
})

/** Goods of the catalogue as they are found. */
export const wantedOf = ({
  id,
  name,
  code,
  units,
}: {
  id: string
  name: string
  code: string
  units: readonly Unit[]
}): WantedGoods => ({
  value: id,
  label: name,
  detail: code,
  productId: id,
  units,
})

/** What the person may not see whole is not sent: the server knows it by the customer. */
export const isMasked = ({ phone }: CustomerRequestForm): boolean => phone.includes('•')

const isWrongPhone = (form: CustomerRequestForm): boolean =>
  form.phone.trim() !== '' && !isMasked(form) && !phoneSchema.safeParse(form.phone).success

/** Whether it says what is wanted, and a phone that can be called. */
export const isWritten = (form: CustomerRequestForm): form is CustomerRequestForm & { goods: WantedGoods } =>
  form.goods !== null && !isWrongPhone(form)

/** How many, in the smallest unit. */
export const baseOf = ({ goods, unitId, quantity }: CustomerRequestForm): number =>
  (quantity ?? 1) * (goods?.units.find(unit => unit.id === unitId)?.ratio ?? 1)

type CustomerRequestFieldsProps = {
  form: CustomerRequestForm
  /** It was to be saved: what is missing or wrong is said. */
  asked: boolean
  search: OptionSource<WantedGoods>
  onChange: (patch: Partial<CustomerRequestForm>) => void
}

/** What is wanted, how many, by whom. */
export function CustomerRequestFields({ form, asked, search, onChange }: CustomerRequestFieldsProps) {
  const { goods, unitId, quantity, customerName, phone, note } = form
  const choose = (next: WantedGoods | null) => onChange({ goods: next, unitId: next?.units[0]?.id ?? null })
  return (
    <>
      <Field
        label={customerRequestText.goods}
        required
        error={asked && !goods ? customerRequestText.goodsMissing : undefined}
      >
        <Combobox
          value={goods}
          placeholder={customerRequestText.goodsPlaceholder}
          options={search}
          onChange={choose}
          onCreate={words => choose(inWords(words))}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={customerRequestText.quantity}>
          <QuantityInput min={1} value={quantity} onChange={next => onChange({ quantity: next })} />
        </Field>
        {goods && goods.units.length > 0 && (
          <Field label={customerRequestText.unit}>
            <Select value={unitId} options={namedOptions(goods.units)} onChange={next => onChange({ unitId: next })} />
          </Field>
        )}
        <Field label={customerRequestText.customerName}>
          <TextInput
            maxLength={120}
            value={customerName}
            onChange={event => onChange({ customerName: event.target.value })}
          />
        </Field>
        <Field
          label={customerRequestText.phone}
          hint={customerRequestText.phoneHint}
          error={asked && isWrongPhone(form) ? customerRequestText.phoneWrong : undefined}
        >
          <TextInput
            type="tel"
            inputMode="tel"
            maxLength={20}
            value={phone}
            onChange={event => onChange({ phone: event.target.value })}
          />
        </Field>
      </div>
      <Field label={customerRequestText.note}>
        <TextInput maxLength={300} value={note} onChange={event => onChange({ note: event.target.value })} />
      </Field>
    </>
  )
}
