import { useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../form/fields.tsx'
import { productText } from '../../../text/product/product.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import type { ProductForm } from './product-form.ts'

const { combo } = productText
const { TextField, MoneyField, OwnField } = fieldsOf<ProductForm>()
const choices = [
  { value: 'OWN' as const, label: combo.own },
  { value: 'SUM' as const, label: combo.sum },
]

/** The one unit in which a combo is sold, its barcodes, and whether its price is its own or what its components cost. */
export function ComboPrice() {
  const { control } = useFormContext<ProductForm>()
  const comboPrice = useWatch({ control, name: 'comboPrice' })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1.4fr)_110px_minmax(0,1fr)_minmax(0,1fr)]">
      <OwnField name="comboPrice" label={combo.price} group>
        {field => <RadioGroup value={field.value} onChange={field.onChange} options={choices} />}
      </OwnField>
      <TextField name="units.0.name" label={productText.unitName} placeholder="Bộ" />
      {comboPrice === 'OWN' && <MoneyField name="units.0.price" label={productText.unitPrice} />}
      <TextField
        name="units.0.barcode"
        label={productText.unitBarcode}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  )
}
