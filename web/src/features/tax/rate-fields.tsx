import { type VatRate, vatRates } from '@quay/contract/enumeration'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { FieldErrors } from 'react-hook-form'
import { taxText } from '../../text/tax.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))

export type RateValues = { vatRate: VatRate; from: string | null; to: string | null }

type RateFieldsProps = {
  value: RateValues
  onChange: (patch: Partial<RateValues>) => void
  errors: FieldErrors<RateValues>
}

/** The rate and its days. */
export function RateFields({ value, onChange, errors }: RateFieldsProps) {
  return (
    <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
      <Field label={taxText.rate} required error={errors.vatRate?.message}>
        <Select value={value.vatRate} onChange={vatRate => onChange({ vatRate })} options={rates} />
      </Field>
      <Field label={taxText.from} required error={errors.from?.message}>
        <DateInput value={value.from} onChange={from => onChange({ from })} />
      </Field>
      <Field label={taxText.to} hint={taxText.toHint} error={errors.to?.message}>
        <DateInput value={value.to} onChange={to => onChange({ to })} />
      </Field>
    </div>
  )
}
