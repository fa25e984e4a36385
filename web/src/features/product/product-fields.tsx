import { vatRates } from '@quay/contract/enumeration'
import { vatRateInWords } from '@quay/domain/tax/vat-rate-in-words'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { productText, productTypeText } from '../../text/product.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { GroupPicker } from './group-picker.tsx'
import type { optionalTexts, ProductForm } from './product-form.ts'
import { UnitRows } from './unit-rows.tsx'

const { fields } = productText
const types = [1, 2].map(value => ({ value: value as 1 | 2, label: productTypeText[value] ?? '' }))
const rates = vatRates.map(value => ({ value, label: vatRateInWords(value) }))
const medicineTexts = [
  'activeIngredient',
  'strength',
  'registrationNumber',
  'dosageForm',
  'packing',
  'manufacturer',
  'country',
  'controlGroup',
] as const
const moreNames = ['shelfPosition', 'minStock', 'maxStock', 'description'] as const

/** The fields of a product. `locked`: stock has moved, so that what it is counted by must stay. */
export function ProductFields({ locked }: { locked: boolean }) {
  const { register, control, getValues } = useFormContext<ProductForm>()
  // Not from the context: that object stays the same when errors come, and nothing here would be drawn again.
  const { errors } = useFormState({ control })
  const type = useWatch({ control, name: 'type' })
  const medicine = type === 1
  return (
    <>
      <Field label={fields.name} required hint={fields.nameHint} error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-4">
        <Field label={fields.type} error={errors.type?.message}>
          <Controller
            control={control}
            name="type"
            render={({ field }) => <Select value={field.value} onChange={field.onChange} options={types} />}
          />
        </Field>
        <Field label={fields.groupId} error={errors.groupId?.message} className="sm:col-span-2">
          <Controller
            control={control}
            name="groupId"
            render={({ field }) => <GroupPicker value={field.value} onChange={field.onChange} />}
          />
        </Field>
        <Field label={fields.vatRate} error={errors.vatRate?.message}>
          <Controller
            control={control}
            name="vatRate"
            render={({ field }) => <Select value={field.value} onChange={field.onChange} options={rates} />}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
        <Field
          label={fields.isLotManaged}
          labelHidden
          hint={locked && fields.lotLocked}
          error={errors.isLotManaged?.message}
        >
          <Controller
            control={control}
            name="isLotManaged"
            render={({ field }) => (
              <Checkbox
                ref={field.ref}
                checked={field.value}
                disabled={locked}
                onChange={event => field.onChange(event.target.checked)}
              >
                {fields.isLotManaged}
              </Checkbox>
            )}
          />
        </Field>
        {medicine && <Checkbox {...register('isPrescription')}>{fields.isPrescription}</Checkbox>}
      </div>
      <UnitRows locked={locked} />
      {medicine && (
        <Disclosure title={productText.medicine} open forced={medicineTexts.some(name => errors[name])}>
          <div className="grid gap-3 sm:grid-cols-2">
            {medicineTexts.map(name => (
              <TextField key={name} name={name} />
            ))}
          </div>
        </Disclosure>
      )}
      <Disclosure
        title={productText.more}
        open={moreNames.some(name => getValues(name)) || getValues('code') !== ''}
        forced={moreNames.some(name => errors[name]) || errors.code !== undefined}
      >
        <div className="grid gap-3 sm:grid-cols-4">
          <Field label={fields.code} hint={fields.codeHint} error={errors.code?.message}>
            <TextInput {...register('code')} />
          </Field>
          <TextField name="shelfPosition" />
          <StockLevel name="minStock" />
          <StockLevel name="maxStock" />
        </div>
        <Field label={fields.description} error={errors.description?.message}>
          <Textarea rows={2} {...register('description')} />
        </Field>
      </Disclosure>
    </>
  )
}

function TextField({ name }: { name: (typeof optionalTexts)[number] }) {
  const { register, control } = useFormContext<ProductForm>()
  const { errors } = useFormState({ control })
  return (
    <Field label={fields[name]} error={errors[name]?.message}>
      <TextInput {...register(name)} />
    </Field>
  )
}

function StockLevel({ name }: { name: 'minStock' | 'maxStock' }) {
  const { control } = useFormContext<ProductForm>()
  const { errors } = useFormState({ control })
  const base = useWatch({ control, name: 'units.0.name' })
  return (
    <Field label={fields[name]} hint={fields.stockUnit} error={errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <NumberInput ref={field.ref} value={field.value} min={0} suffix={base} onChange={field.onChange} />
        )}
      />
    </Field>
  )
}
