import { phone as phoneSchema } from '@quay/contract/field'
import { wantText } from '../../../text/want.ts'
import { Combobox, type OptionSource } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { namedOptions } from '../../../ui/named-options.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

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
export type WantForm = {
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
export const isMasked = ({ phone }: WantForm): boolean => phone.includes('•')

const isWrongPhone = (form: WantForm): boolean =>
  form.phone.trim() !== '' && !isMasked(form) && !phoneSchema.safeParse(form.phone).success

/** Whether it says what is wanted, and a phone that can be called. */
export const isWritten = (form: WantForm): form is WantForm & { goods: WantedGoods } =>
  form.goods !== null && !isWrongPhone(form)

/** How many, in the smallest unit. */
export const baseOf = ({ goods, unitId, quantity }: WantForm): number =>
  (quantity ?? 1) * (goods?.units.find(unit => unit.id === unitId)?.ratio ?? 1)

type WantFieldsProps = {
  form: WantForm
  /** It was to be saved: what is missing or wrong is said. */
  asked: boolean
  search: OptionSource<WantedGoods>
  onChange: (patch: Partial<WantForm>) => void
}

/** What is wanted, how many, by whom. */
export function WantFields({ form, asked, search, onChange }: WantFieldsProps) {
  const { goods, unitId, quantity, customerName, phone, note } = form
  const choose = (next: WantedGoods | null) => onChange({ goods: next, unitId: next?.units[0]?.id ?? null })
  return (
    <>
      <Field label={wantText.goods} required error={asked && !goods ? wantText.goodsMissing : undefined}>
        <Combobox
          value={goods}
          placeholder={wantText.goodsPlaceholder}
          options={search}
          onChange={choose}
          onCreate={words => choose(inWords(words))}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={wantText.quantity}>
          <QuantityInput min={1} value={quantity} onChange={next => onChange({ quantity: next })} />
        </Field>
        {goods && goods.units.length > 0 && (
          <Field label={wantText.unit}>
            <Select value={unitId} options={namedOptions(goods.units)} onChange={next => onChange({ unitId: next })} />
          </Field>
        )}
        <Field label={wantText.customerName}>
          <TextInput
            maxLength={120}
            value={customerName}
            onChange={event => onChange({ customerName: event.target.value })}
          />
        </Field>
        <Field
          label={wantText.phone}
          hint={wantText.phoneHint}
          error={asked && isWrongPhone(form) ? wantText.phoneWrong : undefined}
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
      <Field label={wantText.note}>
        <TextInput maxLength={300} value={note} onChange={event => onChange({ note: event.target.value })} />
      </Field>
    </>
  )
}
