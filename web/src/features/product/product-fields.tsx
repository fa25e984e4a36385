import { controlGroups, storageConditions, vatRates } from '@quay/contract/enumeration'
import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { Fragment } from 'react'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { productText, productTypeText } from '../../text/product.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ComboPrice } from './combo-price.tsx'
import { ComponentRows } from './component-rows.tsx'
import { GroupPicker } from './group-picker.tsx'
import { ListPicker } from './list-picker.tsx'
import { MedicineFill } from './medicine-fill.tsx'
import { PictureRows } from './picture-rows.tsx'
import type { optionalTexts, ProductForm } from './product-form.ts'
import { RegistrationHint } from './registration-hint.tsx'
import { UnitRows } from './unit-rows.tsx'

const { fields } = productText
const typeOf = (value: 1 | 2 | 3) => ({ value, label: productTypeText[value] ?? '' })
const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))
const controls = [
  { value: '' as const, label: fields.controlGroupNone },
  ...controlGroups.map(value => ({ value, label: controlGroupText[value] })),
]
const storages = [
  { value: '' as const, label: fields.storageNone },
  ...storageConditions.map(value => ({ value, label: storageText[value] })),
]
const medicineTexts = [
  'activeIngredient',
  'strength',
  'registrationNumber',
  'nationalCode',
  'dosageForm',
  'route',
  'packing',
  'country',
] as const
const moreNames = [
  'shelfPosition',
  'minStock',
  'maxStock',
  'description',
  'noteTemplate',
  'shortName',
  'weight',
] as const

type ProductFieldsProps = {
  /** Stock has moved, so that what it is counted by must stay. */
  locked: boolean
  /** What it is already: a combo stays one, and other goods do not become one. */
  typeBefore: number | null
}

/** The fields of a product. */
export function ProductFields({ locked, typeBefore }: ProductFieldsProps) {
  const { register, control, getValues } = useFormContext<ProductForm>()
  // Not from the context: that object stays the same when errors come, and nothing here would be drawn again.
  const { errors } = useFormState({ control })
  const type = useWatch({ control, name: 'type' })
  const medicine = type === 1
  const combo = type === 3
  const types =
    typeBefore === 3 ? [typeOf(3)] : typeBefore === null ? [typeOf(1), typeOf(2), typeOf(3)] : [typeOf(1), typeOf(2)]
  return (
    <>
      <Field label={fields.name} required hint={medicine && fields.nameHint} error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      {medicine && <MedicineFill isNew={typeBefore === null} />}
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
        {!combo && <LotsField locked={locked} />}
        {medicine && <Checkbox {...register('isPrescription')}>{fields.isPrescription}</Checkbox>}
        <Checkbox {...register('earnsPoints')}>{fields.earnsPoints}</Checkbox>
        {!combo && (
          <Checkbox {...register('isSoldDirectly')} title={fields.isSoldDirectlyHint}>
            {fields.isSoldDirectly}
          </Checkbox>
        )}
      </div>
      {combo ? (
        <>
          <ComponentRows />
          <ComboPrice />
        </>
      ) : (
        <UnitRows locked={locked} />
      )}
      {medicine && (
        <Disclosure
          title={productText.medicine}
          open
          forced={[...medicineTexts, 'manufacturer' as const].some(name => errors[name])}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {medicineTexts.map(name => (
              <Fragment key={name}>
                <TextField name={name} />
                {name === 'nationalCode' && <RegistrationHint />}
              </Fragment>
            ))}
            <NamedField name="manufacturer" list="manufacturers" />
            <Field label={fields.controlGroup} error={errors.controlGroup?.message}>
              <Controller
                control={control}
                name="controlGroup"
                render={({ field }) => (
                  <Select
                    value={field.value ?? ''}
                    onChange={next => field.onChange(next || null)}
                    options={controls}
                  />
                )}
              />
            </Field>
          </div>
        </Disclosure>
      )}
      <Disclosure
        title={productText.more}
        open={moreNames.some(name => getValues(name)) || getValues('code') !== '' || getValues('images').length > 0}
        forced={moreNames.some(name => errors[name]) || errors.code !== undefined || errors.images !== undefined}
      >
        <div className="grid gap-3 sm:grid-cols-4">
          <Field label={fields.code} hint={fields.codeHint} error={errors.code?.message}>
            <TextInput {...register('code')} />
          </Field>
          <NamedField name="shelfPosition" list="positions" />
          {!combo && <Level name="minStock" />}
          {!combo && <Level name="maxStock" />}
        </div>
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField name="shortName" />
          {!medicine && !combo && <NamedField name="manufacturer" list="manufacturers" />}
          <Level name="weight" />
          <Field label={fields.storage} error={errors.storage?.message}>
            <Controller
              control={control}
              name="storage"
              render={({ field }) => (
                <Select value={field.value ?? ''} onChange={next => field.onChange(next || null)} options={storages} />
              )}
            />
          </Field>
          <Checkbox {...register('protectFromLight')} className="sm:mt-6">
            {fields.protectFromLight}
          </Checkbox>
        </div>
        <Field label={fields.noteTemplate} hint={fields.noteTemplateHint} error={errors.noteTemplate?.message}>
          <TextInput {...register('noteTemplate')} />
        </Field>
        <Field label={fields.description} error={errors.description?.message}>
          <Textarea rows={2} {...register('description')} />
        </Field>
        <PictureRows />
      </Disclosure>
    </>
  )
}

function LotsField({ locked }: { locked: boolean }) {
  const { control } = useFormContext<ProductForm>()
  const { errors } = useFormState({ control })
  return (
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

function NamedField({ name, list }: { name: 'manufacturer' | 'shelfPosition'; list: 'manufacturers' | 'positions' }) {
  const { control } = useFormContext<ProductForm>()
  const { errors } = useFormState({ control })
  return (
    <Field label={fields[name]} error={errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <ListPicker list={list} value={field.value} onChange={field.onChange} />}
      />
    </Field>
  )
}

function Level({ name }: { name: 'minStock' | 'maxStock' | 'weight' }) {
  const { control } = useFormContext<ProductForm>()
  const { errors } = useFormState({ control })
  const base = useWatch({ control, name: 'units.0.name' })
  const isWeight = name === 'weight'
  return (
    <Field label={fields[name]} hint={isWeight ? undefined : fields.stockUnit} error={errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <NumberInput
            ref={field.ref}
            value={field.value}
            min={0}
            suffix={isWeight ? 'g' : base}
            onChange={field.onChange}
          />
        )}
      />
    </Field>
  )
}
