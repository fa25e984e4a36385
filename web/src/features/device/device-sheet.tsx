import { receiptPapers } from '@quay/contract/bill/receipt'
import { deviceRoutes } from '@quay/contract/device/routes'
import type { Device } from '@quay/contract/device/shapes'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { keepOwnTill, newSecret, ownTill } from '../../api/own-till.ts'
import { useProfile } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { deviceText } from '../../text/device.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import {
  bodyOf,
  changesBetween,
  type DeviceForm,
  editResolver,
  formOf,
  patchOf,
  registerResolver,
} from './device-form.ts'

const { fields, papers } = deviceText
const paperChoices = [0 as const, ...receiptPapers].map(value => ({ value, label: papers[value] }))

type DeviceSheetProps = {
  /** Null registers this browser. */
  device: Device | null
  first: Pick<DeviceForm, 'prefix' | 'branchId'>
  onClose: () => void
}

/** Registers this browser as a till, or edits one. */
export function DeviceSheet({ device, first, onClose }: DeviceSheetProps) {
  const { store, branches } = useProfile()
  const [secret] = useState(newSecret)
  const conflict = useVersionConflict(device)
  const { base, catches } = conflict
  const form = useForm({ resolver: device ? editResolver : registerResolver, defaultValues: formOf(base, first) })
  const { register, control, formState } = form
  const prefix = useWatch({ control, name: 'prefix' })
  const { errors } = formState

  function done(saved: Device) {
    const { id, name, prefix, paper, branchId } = saved
    const own = ownTill()
    if (!device) {
      keepOwnTill({ id, name, prefix, paper, branchId, storeId: store.id, token: `${id}.${secret}` })
      toast.success(deviceText.registered(name))
    } else if (own?.id === id) keepOwnTill(saved.isActive === 1 ? { ...own, name, paper, branchId } : null)
    onClose()
  }
  function showError(error: ApiError): boolean {
    if (!catches(error) && !showIssues(form, error)) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(deviceRoutes.create, { onDone: done, showError })
  const update = useAction(deviceRoutes.update, { onDone: done, showError })
  const save = (version: number | undefined) =>
    form.handleSubmit(async () => {
      const held = form.getValues()
      const call =
        base && version !== undefined
          ? update.mutateAsync({ params: { id: base.id }, body: patchOf(held, version) })
          : create.mutateAsync({ body: bodyOf(held, secret) })
      await call.catch(() => {}) // shown at its field
    })()
  const number = `OFF-${prefix.toUpperCase() || '…'}-ABC234`
  return (
    <EditSheet
      open
      title={base ? deviceText.edit(base.name) : deviceText.registerTitle}
      submitLabel={base ? undefined : deviceText.submitRegister}
      dirty={formState.isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={() => save(base?.version)}
    >
      <FormTrouble
        form={form}
        conflict={conflict}
        refusal={errors.root?.message}
        formOf={one => formOf(one, first)}
        changes={changesBetween}
        save={save}
      />
      <Field label={fields.name} hint={fields.nameHint} required error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      {!base && (
        <Field label={fields.prefix} hint={fields.prefixHint(number)} required error={errors.prefix?.message}>
          <TextInput autoCapitalize="characters" spellCheck={false} {...register('prefix')} />
        </Field>
      )}
      {branches.length > 1 && (
        <Field label={fields.branch} error={errors.branchId?.message}>
          <Controller
            control={control}
            name="branchId"
            render={({ field }) => (
              <Select
                value={field.value}
                options={branches.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={field.onChange}
              />
            )}
          />
        </Field>
      )}
      <Field label={fields.paper} error={errors.paper?.message}>
        <Controller
          control={control}
          name="paper"
          render={({ field }) => <Select value={field.value} options={paperChoices} onChange={field.onChange} />}
        />
      </Field>
      {base && <Checkbox {...register('isActive')}>{fields.isActive}</Checkbox>}
    </EditSheet>
  )
}
