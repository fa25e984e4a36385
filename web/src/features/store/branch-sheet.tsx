import { branchRoutes } from '@quay/contract/branch/routes'
import { type Branch, dayCutOffHours, timeZones } from '@quay/contract/branch/shapes'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { loadProfile } from '../../api/load-profile.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { placeText } from '../../text/place.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { branchResolver, changesBetween, formOf, patchOf } from './branch-form.ts'
import { AddressFields, HoursAndLicences, Section } from './place-fields.tsx'

const { fields } = placeText
const hours = Array.from({ length: dayCutOffHours.max - dayCutOffHours.min + 1 }, (_, index) => ({
  value: dayCutOffHours.min + index,
  label: placeText.hour(dayCutOffHours.min + index),
}))

type BranchSheetProps = { branch?: Branch; onClose: () => void; onSaved?: (branch: Branch) => void }

/** Makes or edits a branch. */
export function BranchSheet({ branch, onClose, onSaved }: BranchSheetProps) {
  const conflict = useVersionConflict(branch ?? null)
  const { base, catches } = conflict
  const form = useForm({ resolver: branchResolver, defaultValues: formOf(base) })
  const { register, control, formState } = form
  const { errors } = formState

  function done(saved: Branch) {
    // Its name and hours stand in the profile, and so in the switcher.
    void loadProfile()
    onSaved?.(saved)
    onClose()
  }
  function showError(error: ApiError): boolean {
    if (!catches(error) && !showIssues(form, error)) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(branchRoutes.create, { onDone: done, showError })
  const update = useAction(branchRoutes.update, { onDone: done, showError })
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
      size="lg"
      title={base ? placeText.branchEditTitle(base.name) : placeText.branchAdd}
      dirty={formState.isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={() => save(base?.version)}
    >
      <FormProvider {...form}>
        <FormTrouble
          form={form}
          conflict={conflict}
          refusal={errors.root?.message}
          formOf={formOf}
          changes={changesBetween}
          save={save}
        />
        <Section title={placeText.info}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={fields.name} required error={errors.name?.message}>
              <TextInput {...register('name')} />
            </Field>
            <Field label={fields.code} hint={fields.codeHint} error={errors.code?.message}>
              <TextInput {...register('code')} />
            </Field>
            <Field label={fields.phone} error={errors.phone?.message}>
              <TextInput type="tel" inputMode="tel" {...register('phone')} />
            </Field>
            <Field label={fields.timeZone} error={errors.timeZone?.message}>
              <Controller
                control={control}
                name="timeZone"
                render={({ field }) => (
                  <Select
                    value={field.value}
                    onChange={field.onChange}
                    options={timeZones.map(zone => ({ value: zone, label: placeText.timeZones[zone] ?? zone }))}
                  />
                )}
              />
            </Field>
          </div>
          <Field label={fields.dayCutOffHour} hint={fields.dayCutOffHint} error={errors.dayCutOffHour?.message}>
            <Controller
              control={control}
              name="dayCutOffHour"
              render={({ field }) => <Select value={field.value} onChange={field.onChange} options={hours} />}
            />
          </Field>
          <div>
            <Controller
              control={control}
              name="isInHospital"
              render={({ field }) => (
                <Checkbox checked={field.value} onChange={event => field.onChange(event.target.checked)}>
                  {fields.isInHospital}
                </Checkbox>
              )}
            />
            <p className="text-12 text-ink-3">{fields.isInHospitalHint}</p>
          </div>
          <AddressFields />
        </Section>
        <HoursAndLicences kinds={['pharmacy', 'gpp']} />
      </FormProvider>
    </EditSheet>
  )
}
