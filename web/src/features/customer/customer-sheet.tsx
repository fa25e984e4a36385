import { customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { isAllowed } from '@quay/contract/permission'
import { Controller, useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { partnerText } from '../../text/partner.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { changesBetween, customerResolver, formOf, isMasked, patchOf } from './customer-form.ts'
import { CustomerGroupSelect } from './customer-group-select.tsx'

const { fields } = partnerText
const types = [
  { value: 1 as const, label: partnerText.customerTypes[1] },
  { value: 2 as const, label: partnerText.customerTypes[2] },
]
const genders = [
  { value: '' as const, label: partnerText.unknown },
  { value: 'male' as const, label: partnerText.genders.male },
  { value: 'female' as const, label: partnerText.genders.female },
]
const statuses = (['active', 'potential', 'inactive'] as const).map(value => ({
  value,
  label: partnerText.statuses[value],
}))
const moreNames = ['code', 'email', 'taxCode', 'birthday', 'note'] as const

type CustomerSheetProps = { customer?: Customer; onClose: () => void; onSaved?: (customer: Customer) => void }

/** Makes or edits a customer. */
export function CustomerSheet({ customer, onClose, onSaved }: CustomerSheetProps) {
  const conflict = useVersionConflict(customer ?? null)
  const { base, catches } = conflict
  const { rights } = useSession()
  const form = useForm({ resolver: customerResolver, defaultValues: formOf(base) })
  const { register, control, formState } = form
  const { errors } = formState

  function done(saved: Customer) {
    onSaved?.(saved)
    onClose()
  }
  function showError(error: ApiError): boolean {
    const placed = catches(error) || showIssues(form, error, { 'customer-phone-taken': 'phone', 'code-taken': 'code' })
    if (!placed) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(customerRoutes.create, { onDone: done, showError })
  const update = useAction(customerRoutes.update, { onDone: done, showError })
  const save = (version: number | undefined) =>
    form.handleSubmit(async body => {
      const call =
        base && version !== undefined
          ? update.mutateAsync({ params: { id: base.id }, body: patchOf(body, base, version) })
          : create.mutateAsync({ body })
      await call.catch(() => {}) // shown at its field
    })()
  return (
    <EditSheet
      open
      title={base ? partnerText.editTitle(base.code) : partnerText.customerAdd}
      dirty={formState.isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={() => save(base?.version)}
    >
      <FormTrouble
        form={form}
        conflict={conflict}
        refusal={errors.root?.message}
        formOf={formOf}
        changes={changesBetween}
        save={save}
      />
      <Field label={fields.name} required error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={fields.phone}
          hint={base?.phone && isMasked(base.phone) ? fields.phoneMasked(base.phone) : undefined}
          error={errors.phone?.message}
        >
          <TextInput type="tel" inputMode="tel" {...register('phone')} />
        </Field>
        <Field label={fields.type} error={errors.type?.message}>
          <Controller
            control={control}
            name="type"
            render={({ field }) => <Select value={field.value} onChange={field.onChange} options={types} />}
          />
        </Field>
      </div>
      <Field label={fields.group} error={errors.groupId?.message}>
        <Controller
          control={control}
          name="groupId"
          render={({ field }) => <CustomerGroupSelect value={field.value} onChange={field.onChange} />}
        />
      </Field>
      <Field label={fields.address} error={errors.address?.message}>
        <TextInput {...register('address')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={fields.debtLimit} hint={fields.debtLimitHint} error={errors.debtLimit?.message}>
          <Controller
            control={control}
            name="debtLimit"
            render={({ field }) => (
              <MoneyInput
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                disabled={!isAllowed(rights, { model: 'debt_limit', action: 'update' })}
              />
            )}
          />
        </Field>
        <Field label={fields.status} error={errors.status?.message}>
          <Controller
            control={control}
            name="status"
            render={({ field }) => <Select value={field.value} onChange={field.onChange} options={statuses} />}
          />
        </Field>
      </div>
      <Disclosure title={partnerText.more} open={base !== null} forced={moreNames.some(name => errors[name])}>
        <div className="grid grid-cols-2 gap-3">
          <Field label={fields.birthday} error={errors.birthday?.message}>
            <Controller
              control={control}
              name="birthday"
              render={({ field }) => <DateInput ref={field.ref} value={field.value} onChange={field.onChange} />}
            />
          </Field>
          <Field label={fields.gender} error={errors.gender?.message}>
            <Controller
              control={control}
              name="gender"
              render={({ field }) => <Select value={field.value} onChange={field.onChange} options={genders} />}
            />
          </Field>
          <Field label={fields.email} error={errors.email?.message}>
            <TextInput type="email" inputMode="email" {...register('email')} />
          </Field>
          <Field label={fields.taxCode} error={errors.taxCode?.message}>
            <TextInput {...register('taxCode')} />
          </Field>
        </div>
        <Field label={fields.code} hint={fields.codeHint} error={errors.code?.message}>
          <TextInput {...register('code')} />
        </Field>
        <Field label={fields.note} error={errors.note?.message}>
          <Textarea rows={2} {...register('note')} />
        </Field>
      </Disclosure>
    </EditSheet>
  )
}
