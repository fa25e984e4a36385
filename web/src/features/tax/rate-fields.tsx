import { type VatRate, vatRates } from '@quay/contract/enumeration'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { fieldsOf } from '../../form/fields.tsx'
import { taxText } from '../../text/money/tax.ts'

const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))

export type RateValues = { vatRate: VatRate; from: string | null; to: string | null }

const { SelectField, DateField } = fieldsOf<RateValues>()

/** The rate and its days. */
export function RateFields() {
  return (
    <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
      <SelectField name="vatRate" label={taxText.rate} required options={rates} />
      <DateField name="from" label={taxText.from} required />
      <DateField name="to" label={taxText.to} hint={taxText.toHint} />
    </div>
  )
}
