import { doubtUnit } from '@quay/domain/product/doubt-unit'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../form/fields.tsx'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { emptyUnit, type ProductForm } from './product-form.ts'

const mostUnits = 10
const grid =
  'grid items-start gap-2 sm:grid-cols-[minmax(72px,1fr)_112px_108px_minmax(110px,1.4fr)_60px_60px_48px_28px] max-sm:grid-cols-2'

const { TextField, NumberField, MoneyField, CheckField } = fieldsOf<ProductForm>()

type Choice = 'isDefaultSale' | 'isDefaultPurchase'

/** The units of a product with ratio, price and barcodes each. `locked` keeps the ratios of those that are kept. */
export function UnitRows({ locked }: { locked: boolean }) {
  const { control, setValue, getValues } = useFormContext<ProductForm>()
  const { fields: rows, append, remove } = useFieldArray({ control, name: 'units', keyName: 'key' })
  const units = useWatch({ control, name: 'units' })
  const errors = useFormState({ control }).errors.units
  const base = units[0]?.name.toLowerCase() ?? ''

  const choose = (choice: Choice, place: number) =>
    getValues('units').forEach((_, other) => {
      setValue(`units.${other}.${choice}`, other === place, { shouldDirty: true })
    })
  function drop(place: number) {
    if (units[place]?.isDefaultSale) choose('isDefaultSale', 0)
    if (units[place]?.isDefaultPurchase) choose('isDefaultPurchase', 0)
    remove(place)
  }
  return (
    <section aria-label={productText.units} className="grid gap-2">
      <div>
        <h3 className="text-14">{productText.units}</h3>
        <p className="text-12 text-ink-3">{locked ? productText.unitLocked : productText.unitsHint}</p>
      </div>
      <div aria-hidden="true" className={`${grid} font-medium text-12 text-ink-2 max-sm:hidden`}>
        <span>{productText.unitName}</span>
        <span>{productText.unitRatio}</span>
        <span className="text-right">{productText.unitPrice}</span>
        <span>{productText.unitBarcode}</span>
        <span className="text-center">{productText.unitDefault}</span>
        <span className="text-center">{productText.unitPurchase}</span>
        <span className="text-center">{productText.unitSold}</span>
      </div>
      {rows.map((row, place) => {
        const label = (word: string) => productText.unitOf(place + 1, word)
        const doubt = doubtUnit(units, place)
        const kept = locked && row.id !== undefined
        return (
          <div key={row.key} className={grid}>
            <TextField
              name={`units.${place}.name`}
              label={label(productText.unitName)}
              labelHidden
              placeholder={place === 0 ? 'Viên' : 'Hộp'}
            />
            <NumberField
              name={`units.${place}.ratio`}
              label={label(productText.unitRatio)}
              labelHidden
              min={1}
              fixed={place === 0 ? 1 : undefined}
              disabled={place === 0 || kept}
              suffix={<span className="max-w-14 truncate text-12 text-ink-3">{base}</span>}
            />
            <MoneyField name={`units.${place}.price`} label={label(productText.unitPrice)} labelHidden />
            <TextField
              name={`units.${place}.barcode`}
              label={label(productText.unitBarcode)}
              labelHidden
              placeholder={productText.unitBarcode}
              title={productText.unitBarcodeHint}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                // A scanner ends with Enter, which would send the form: the next code goes on behind a comma.
                event.preventDefault()
                const codes = event.currentTarget.value.trim()
                if (codes !== '') setValue(`units.${place}.barcode`, `${codes}, `, { shouldDirty: true })
              }}
            />
            <UnitChoice
              name="isDefaultSale"
              label={label(productText.unitDefaultLong)}
              words={productText.unitDefaultLong}
              checked={units[place]?.isDefaultSale ?? false}
              onChoose={() => choose('isDefaultSale', place)}
            />
            <UnitChoice
              name="isDefaultPurchase"
              label={label(productText.unitPurchaseLong)}
              words={productText.unitPurchaseLong}
              checked={units[place]?.isDefaultPurchase ?? false}
              onChoose={() => choose('isDefaultPurchase', place)}
            />
            <CheckField
              name={`units.${place}.isSold`}
              aria-label={label(productText.unitSoldLong)}
              className="h-control justify-center max-sm:justify-start"
            >
              <span className="sm:hidden">{productText.unitSoldLong}</span>
            </CheckField>
            {place > 0 && (
              <IconButton
                label={productText.unitRemove(units[place]?.name ?? '')}
                icon={<X />}
                size="sm"
                className="mt-0.5"
                onClick={() => drop(place)}
              />
            )}
            {doubt && (
              <p role="status" className="col-span-full text-12 text-warning-text">
                {doubt.kind === 'same-as-base'
                  ? productText.unitSameAsBase(units[place]?.name ?? '', units[0]?.name ?? '')
                  : productText.unitCheaper(units[place]?.name ?? '', units[doubt.smaller]?.name ?? '')}
              </p>
            )}
          </div>
        )
      })}
      {errors?.root?.message && <p className="text-12 text-danger-text">{errors.root.message}</p>}
      {rows.length < mostUnits && (
        <div>
          <Button size="sm" icon={<Plus />} onClick={() => append(emptyUnit)}>
            {productText.unitAdd}
          </Button>
        </div>
      )}
    </section>
  )
}

type UnitChoiceProps = { name: Choice; label: string; words: string; checked: boolean; onChoose: () => void }

/** One of the units is the one: a mark in a column; on a phone with its words. */
function UnitChoice({ name, label, words, checked, onChoose }: UnitChoiceProps) {
  return (
    <label className="grid h-control cursor-pointer place-items-center max-sm:flex max-sm:items-center max-sm:gap-2">
      <input
        type="radio"
        name={`unit-${name}`}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
        className="grid size-4 appearance-none place-items-center rounded-full border border-line-input bg-surface after:size-1.5 after:rounded-full checked:border-accent checked:bg-accent checked:after:bg-on-accent"
      />
      <span className="sm:hidden">{words}</span>
    </label>
  )
}
