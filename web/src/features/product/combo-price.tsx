import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { productText } from '../../text/product.ts'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ProductForm } from './product-form.ts'

const { combo } = productText
const choices = [
  { value: 'OWN' as const, label: combo.own },
  { value: 'SUM' as const, label: combo.sum },
]

/** The one unit in which a combo is sold, its barcodes, and whether its price is its own or what its components cost. */
export function ComboPrice() {
  const { control, register } = useFormContext<ProductForm>()
  const { errors } = useFormState({ control })
  const comboPrice = useWatch({ control, name: 'comboPrice' })
  const problems = errors.units?.[0]
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1.4fr)_110px_minmax(0,1fr)_minmax(0,1fr)]">
      <Field label={combo.price} group>
        <Controller
          control={control}
          name="comboPrice"
          render={({ field }) => <RadioGroup value={field.value} onChange={field.onChange} options={choices} />}
        />
      </Field>
      <Field label={productText.unitName} error={problems?.name?.message}>
        <TextInput {...register('units.0.name')} placeholder="Bộ" />
      </Field>
      {comboPrice === 'OWN' && (
        <Field label={productText.unitPrice} error={problems?.price?.message}>
          <Controller
            control={control}
            name="units.0.price"
            render={({ field }) => <MoneyInput ref={field.ref} value={field.value} onChange={field.onChange} />}
          />
        </Field>
      )}
      <Field label={productText.unitBarcode} error={problems?.barcode?.message}>
        <TextInput
          {...register('units.0.barcode')}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
    </div>
  )
}
