import { customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Profile } from '@quay/contract/session/shapes'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { AddressFields } from '../../form/address-fields.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { CareSelect } from './care-select.tsx'
import { type CustomerForm, changesBetween, customerResolver, formOf, isMasked, patchOf } from './customer-form.ts'
import { CustomerGroupSelect } from './customer-group-select.tsx'

const { fields } = partnerText
const { TextField, TextareaField, SelectField, MoneyField, NumberField, DateField, CheckField, OwnField } =
  fieldsOf<CustomerForm>()
const types = ([1, 2] as const).map(value => ({ value, label: partnerText.customerTypes[value] }))
const genders = [
  { value: '' as const, label: partnerText.unknown },
  ...(['male', 'female'] as const).map(value => ({ value, label: partnerText.genders[value] })),
]
const statuses = (['active', 'potential', 'inactive'] as const).map(value => ({
  value,
  label: partnerText.statuses[value],
}))
const moreNames = [
  'code',
  'phone2',
  'email',
  'taxCode',
  'companyName',
  'identityNumber',
  'facebook',
  'zalo',
  'coordinates',
  'birthday',
  'note',
] as const
const healthNames = ['allergies', 'conditions', 'pregnancy', 'pregnancyUntil', 'hasHealthConsent'] as const
const pregnancies = [
  { value: '' as const, label: partnerText.unknown },
  ...(['pregnant', 'breastfeeding'] as const).map(value => ({ value, label: partnerText.pregnancies[value] })),
]

type CustomerSheetProps = { customer?: Customer; onClose: () => void; onSaved?: (customer: Customer) => void }

/** The branches that a customer may be moved to: those of the person; who belongs to none may stay so. */
function placesOf({ branchId }: Customer, branches: Profile['branches']) {
  const own = branches
    .filter(({ id, isActive }) => isActive || id === branchId)
    .map(({ id, name }) => ({ value: id, label: name }))
  return branchId === null ? [{ value: '', label: partnerText.noBranch }, ...own] : own
}

/** Makes or edits a customer. */
export function CustomerSheet({ customer, onClose, onSaved }: CustomerSheetProps) {
  const { rights, branchId } = useSession()
  const uses = useStoreUses()
  const { branches } = useProfile()
  const sheet = useRecordForm({
    record: customer,
    formOf,
    resolver: customerResolver,
    refusals: {
      'customer-phone-taken': 'phone',
      'customer-phone-elsewhere': 'phone',
      'code-taken': 'code',
      'customers-of-store': 'branchId',
      'health-consent-needed': 'allergies',
      'pregnancy-without-kind': 'pregnancy',
    },
    changes: changesBetween,
    send: (send, body, base) =>
      base
        ? send(customerRoutes.update, { params: { id: base.id }, body: patchOf(body, base) })
        : send(customerRoutes.create, { body: { ...body, ...(branchId && { branchId }) } }),
    onSaved,
    onClose,
  })
  const { base } = sheet
  const { errors } = sheet.form.formState
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? partnerText.editTitle(base.code) : partnerText.customerList.add}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} required />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          name="phone"
          kind="phone"
          label={fields.phone}
          hint={base?.phone && isMasked(base.phone) ? fields.phoneMasked(base.phone) : undefined}
        />
        <SelectField name="type" label={fields.type} options={types} />
      </div>
      <OwnField name="groupId" label={fields.group}>
        {field => <CustomerGroupSelect value={field.value} onChange={field.onChange} />}
      </OwnField>
      <OwnField name="careEmployeeId" label={fields.care}>
        {field => <CareSelect value={field.value} name={base?.careEmployeeName ?? null} onChange={field.onChange} />}
      </OwnField>
      {base && uses.customersByBranch && (
        <SelectField name="branchId" label={partnerText.branch} options={placesOf(base, branches)} />
      )}
      <AddressFields />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField
          name="debtLimit"
          label={fields.debtLimit}
          hint={fields.debtLimitHint}
          disabled={!isAllowed(rights, { model: 'debt_limit', action: 'update' })}
        />
        <NumberField
          name="debtDays"
          label={fields.debtDays}
          hint={fields.debtDaysHint}
          suffix="ngày"
          disabled={!isAllowed(rights, { model: 'debt_limit', action: 'update' })}
        />
        <SelectField name="status" label={fields.status} options={statuses} />
      </div>
      <Disclosure
        title={partnerText.health}
        open={Boolean(base?.hasHealthConsent)}
        forced={healthNames.some(name => errors[name])}
      >
        <CheckField name="hasHealthConsent">{fields.hasHealthConsent}</CheckField>
        <TextField name="allergies" label={fields.allergies} hint={fields.allergiesHint} />
        <TextField name="conditions" label={fields.conditions} hint={fields.conditionsHint} />
        <div className="grid grid-cols-2 gap-3">
          <SelectField name="pregnancy" label={fields.pregnancy} options={pregnancies} />
          <DateField name="pregnancyUntil" label={fields.pregnancyUntil} />
        </div>
      </Disclosure>
      <Disclosure title={partnerText.more} open={base !== null} forced={moreNames.some(name => errors[name])}>
        <div className="grid grid-cols-2 gap-3">
          <DateField name="birthday" label={fields.birthday} />
          <SelectField name="gender" label={fields.gender} options={genders} />
          <TextField
            name="phone2"
            kind="phone"
            label={fields.phone2}
            hint={base?.phone2 && isMasked(base.phone2) ? fields.phoneMasked(base.phone2) : undefined}
          />
          <TextField name="identityNumber" label={fields.identityNumber} />
          <TextField name="email" kind="email" label={fields.email} />
          <TextField name="taxCode" label={fields.taxCode} />
          <TextField name="facebook" label={fields.facebook} />
          <TextField name="zalo" label={fields.zalo} />
        </div>
        <TextField name="coordinates" label={fields.coordinates} hint={fields.coordinatesHint} />
        <TextField name="companyName" label={fields.companyName} />
        <TextField name="code" label={fields.code} hint={fields.codeHint} />
        <TextareaField name="note" label={fields.note} />
      </Disclosure>
    </RecordSheet>
  )
}
