import { controlGroups, returnPolicies, storageConditions, vatRates } from '@quay/contract/enumeration'
import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { returnPolicyText } from '@quay/domain/product/return-policy'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { Fragment } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { fieldsOf } from '../../../form/fields.tsx'
import { productText, productTypeText } from '../../../text/product/product.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { GroupPicker } from '../shared/group-picker.tsx'
import { ComboPrice } from './combo-price.tsx'
import { ComponentRows } from './component-rows.tsx'
import { ListPicker } from './list-picker.tsx'
import { MedicineFill } from './medicine-fill.tsx'
import { PictureRows } from './picture-rows.tsx'
import type { ProductForm } from './product-form.ts'
import { RegistrationHint } from './registration-hint.tsx'
import { UnitPoints } from './unit-points.tsx'
import { UnitRows } from './unit-rows.tsx'

const { fields } = productText
const { TextField, TextareaField, SelectField, NumberField, CheckField, OwnField } = fieldsOf<ProductForm>()
const typeOf = (value: 1 | 2 | 3 | 4) => ({ value, label: productTypeText[value] ?? '' })
const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))
const controls = controlGroups.map(value => ({ value, label: controlGroupText[value] }))
const policies = returnPolicies.map(value => ({ value, label: returnPolicyText[value] }))
const storages = storageConditions.map(value => ({ value, label: storageText[value] }))
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
  /** What it is already; null where it is new. */
  typeBefore: number | null
}

/** A combo stays one, a service too, and no other goods become one. */
function typesFrom(before: number | null) {
  if (before === null) return [typeOf(1), typeOf(2), typeOf(3), typeOf(4)]
  return before === 3 || before === 4 ? [typeOf(before)] : [typeOf(1), typeOf(2)]
}

/** The fields of a product. */
export function ProductFields({ locked, typeBefore }: ProductFieldsProps) {
  const { control, getValues } = useFormContext<ProductForm>()
  // Not from the context: that object stays the same when errors come, and nothing here would be drawn again.
  const { errors } = useFormState({ control })
  const type = useWatch({ control, name: 'type' })
  const medicine = type === 1
  const combo = type === 3
  const service = type === 4
  const uses = useStoreUses()
  return (
    <>
      <TextField name="name" label={fields.name} required hint={medicine && fields.nameHint} />
      {medicine && <MedicineFill isNew={typeBefore === null} />}
      <div className="grid gap-3 sm:grid-cols-4">
        <SelectField name="type" label={fields.type} options={typesFrom(typeBefore)} />
        <OwnField name="groupId" label={fields.groupId} className="sm:col-span-2">
          {field => <GroupPicker value={field.value} onChange={field.onChange} />}
        </OwnField>
        {uses.vat && <SelectField name="vatRate" label={fields.vatRate} options={rates} />}
        <SelectField
          name="promotable"
          label={fields.promotable}
          none={fields.promotableByRule}
          options={[
            { value: 'yes', label: fields.promotableYes },
            { value: 'no', label: fields.promotableNo },
          ]}
        />
      </div>
      <TextField name="symptoms" label={fields.symptoms} hint={fields.symptomsHint} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
        {!combo && !service && (uses.lots || getValues('isLotManaged')) && <LotsField locked={locked} />}
        {medicine && <CheckField name="isPrescription">{fields.isPrescription}</CheckField>}
        {uses.points && <CheckField name="earnsPoints">{fields.earnsPoints}</CheckField>}
        {!combo && (
          <CheckField name="isSoldDirectly" title={fields.isSoldDirectlyHint}>
            {fields.isSoldDirectly}
          </CheckField>
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
      {uses.points && <UnitPoints />}
      {medicine && (
        <Disclosure
          title={productText.medicine}
          open
          forced={[...medicineTexts, 'manufacturer' as const].some(name => errors[name])}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {medicineTexts.map(name => (
              <Fragment key={name}>
                <TextField name={name} label={fields[name]} />
                {name === 'nationalCode' && <RegistrationHint />}
              </Fragment>
            ))}
            <NamedField name="manufacturer" list="manufacturers" />
            <SelectField
              name="controlGroup"
              label={fields.controlGroup}
              none={fields.controlGroupNone}
              options={controls}
            />
          </div>
        </Disclosure>
      )}
      <Disclosure
        title={productText.more}
        open={moreNames.some(name => getValues(name)) || getValues('code') !== '' || getValues('images').length > 0}
        forced={moreNames.some(name => errors[name]) || errors.code !== undefined || errors.images !== undefined}
      >
        <div className="grid gap-3 sm:grid-cols-4">
          <TextField name="code" label={fields.code} hint={fields.codeHint} />
          {!service && <NamedField name="shelfPosition" list="positions" />}
          {!combo && !service && <Level name="minStock" />}
          {!combo && !service && <Level name="maxStock" />}
        </div>
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField name="shortName" label={fields.shortName} />
          {!medicine && !combo && !service && <NamedField name="manufacturer" list="manufacturers" />}
          {!service && (
            <>
              <NumberField name="weight" label={fields.weight} min={0} suffix="g" />
              <SelectField name="storage" label={fields.storage} none={fields.storageNone} options={storages} />
              <CheckField name="protectFromLight" className="sm:mt-6">
                {fields.protectFromLight}
              </CheckField>
            </>
          )}
          <SelectField
            name="returnPolicy"
            label={fields.returnPolicy}
            none={fields.returnPolicyNone}
            options={policies}
          />
        </div>
        <TextField name="noteTemplate" label={fields.noteTemplate} hint={fields.noteTemplateHint} />
        <TextareaField name="description" label={fields.description} />
        <PictureRows />
      </Disclosure>
    </>
  )
}

function LotsField({ locked }: { locked: boolean }) {
  return (
    <OwnField name="isLotManaged" label={fields.isLotManaged} labelHidden hint={locked && fields.lotLocked}>
      {field => (
        <Checkbox
          ref={field.ref}
          checked={field.value}
          disabled={locked}
          onChange={event => field.onChange(event.target.checked)}
        >
          {fields.isLotManaged}
        </Checkbox>
      )}
    </OwnField>
  )
}

function NamedField({ name, list }: { name: 'manufacturer' | 'shelfPosition'; list: 'manufacturers' | 'positions' }) {
  return (
    <OwnField name={name} label={fields[name]}>
      {field => <ListPicker list={list} value={field.value} onChange={field.onChange} />}
    </OwnField>
  )
}

/** How many at least or at most, in the smallest unit. */
function Level({ name }: { name: 'minStock' | 'maxStock' }) {
  const base = useWatch<ProductForm, 'units.0.name'>({ name: 'units.0.name' })
  return <NumberField name={name} label={fields[name]} hint={fields.stockUnit} min={0} suffix={base} />
}
