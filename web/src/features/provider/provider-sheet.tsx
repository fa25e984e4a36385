import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { Controller, useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { changesBetween, formOf, patchOf, providerResolver } from './provider-form.ts'

const { fields } = partnerText
const { fields: more } = providerText

export type ProviderSheetProps = {
  provider?: Provider
  /** What was typed where it was not found. */
  name?: string
  onClose: () => void
  onSaved?: (provider: Provider) => void
}

/** Makes or edits a supplier. */
export function ProviderSheet({ provider, name, onClose, onSaved }: ProviderSheetProps) {
  const conflict = useVersionConflict(provider ?? null)
  const { base, catches } = conflict
  const form = useForm({ resolver: providerResolver, defaultValues: formOf(base, name) })
  const { control, register, formState } = form
  const groups = useRoute(providerGroupRoutes.list, {})
  const { errors } = formState

  function done(saved: Provider) {
    onSaved?.(saved)
    onClose()
  }
  function showError(error: ApiError): boolean {
    const placed = catches(error) || showIssues(form, error, { 'provider-name-taken': 'name', 'code-taken': 'code' })
    if (!placed) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(providerRoutes.create, { onDone: done, showError })
  const update = useAction(providerRoutes.update, { onDone: done, showError })
  const save = (version: number | undefined) =>
    form.handleSubmit(async body => {
      const call =
        base && version !== undefined
          ? update.mutateAsync({ params: { id: base.id }, body: patchOf(body, version) })
          : create.mutateAsync({ body })
      await call.catch(() => {}) // shown at its field
    })()
  return (
    <EditSheet
      open
      title={base ? partnerText.editTitle(base.code) : partnerText.providerAdd}
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
        <Field label={fields.phone} error={errors.phone?.message}>
          <TextInput type="tel" inputMode="tel" {...register('phone')} />
        </Field>
        <Field label={fields.taxCode} error={errors.taxCode?.message}>
          <TextInput {...register('taxCode')} />
        </Field>
      </div>
      <Field label={fields.address} error={errors.address?.message}>
        <TextInput {...register('address')} />
      </Field>
      <Field label={more.companyName} error={errors.companyName?.message}>
        <TextInput {...register('companyName')} />
      </Field>
      <Field label={more.providerGroupId} error={errors.providerGroupId?.message}>
        <Controller
          control={control}
          name="providerGroupId"
          render={({ field }) => (
            <Select
              value={field.value ?? ''}
              options={[
                { value: '', label: providerText.noGroup },
                ...(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={id => field.onChange(id || null)}
            />
          )}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={more.leadDays} error={errors.leadDays?.message}>
          <Controller
            control={control}
            name="leadDays"
            render={({ field }) => (
              <NumberInput ref={field.ref} value={field.value} max={365} onChange={field.onChange} />
            )}
          />
        </Field>
        <Field label={more.minOrder} error={errors.minOrder?.message}>
          <Controller
            control={control}
            name="minOrder"
            render={({ field }) => <MoneyInput ref={field.ref} value={field.value} onChange={field.onChange} />}
          />
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label={fields.contactName} error={errors.contactName?.message}>
          <TextInput {...register('contactName')} />
        </Field>
        <Field label={fields.email} error={errors.email?.message}>
          <TextInput type="email" inputMode="email" {...register('email')} />
        </Field>
      </div>
      <Field label={fields.code} hint={fields.codeHint} error={errors.code?.message}>
        <TextInput {...register('code')} />
      </Field>
      <Field label={fields.note} error={errors.note?.message}>
        <Textarea rows={2} {...register('note')} />
      </Field>
    </EditSheet>
  )
}
