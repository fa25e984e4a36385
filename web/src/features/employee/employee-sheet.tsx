import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import type { ComponentType, ReactNode } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { loadProfile } from '../../api/load-profile.ts'
import { useBranchId, useProfile } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { employeeText } from '../../text/employee.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { CertificateFields } from './certificate-fields.tsx'
import { changesBetween, type EmployeeForm, employeeResolver, formOf, patchOf } from './employee-form.ts'
import { HoursFields } from './hours-fields.tsx'
import { WorkFields } from './work-fields.tsx'

const { fields, sections } = employeeText

/** Picks and uploads a face; the route brings it. */
export type AvatarField = ComponentType<{
  label: string
  purpose: 'avatar'
  value: EmployeeForm['avatar']
  onChange: (image: EmployeeForm['avatar']) => void
  error?: string | undefined
}>

type EmployeeSheetProps = {
  person?: Employee
  AvatarField: AvatarField
  onClose: () => void
  onSaved?: (person: Employee) => void
}

/** Hires or edits somebody. */
export function EmployeeSheet({ person, AvatarField, onClose, onSaved }: EmployeeSheetProps) {
  const conflict = useVersionConflict(person ?? null)
  const { base, catches } = conflict
  const own = useProfile().id
  const branchId = useBranchId()
  const form = useForm({ resolver: employeeResolver(base === null), defaultValues: formOf(base, branchId) })
  const { register, control, formState } = form
  const { errors } = formState

  function done(saved: Employee) {
    // One's own name, face or branches stand in the frame of the page.
    if (saved.id === own) void loadProfile()
    onSaved?.(saved)
    onClose()
  }
  function showError(error: ApiError): boolean {
    const placed = catches(error) || showIssues(form, error)
    if (!placed) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(employeeRoutes.create, { onDone: done, showError })
  const update = useAction(employeeRoutes.update, { onDone: done, showError })
  const save = (version: number | undefined) =>
    form.handleSubmit(async body => {
      const call =
        base && version !== undefined
          ? update.mutateAsync({ params: { id: base.id }, body: patchOf(body, version) })
          : create.mutateAsync({ body: { ...body, password: body.password ?? '' } })
      await call.catch(() => {}) // shown at its field
    })()
  return (
    <EditSheet
      open
      size="lg"
      title={base ? employeeText.editTitle(base.fullName) : employeeText.add}
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
          formOf={one => formOf(one, branchId)}
          changes={changesBetween}
          save={save}
        />
        <Section title={sections.person}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={fields.fullName} required error={errors.fullName?.message}>
              <TextInput autoComplete="off" {...register('fullName')} />
            </Field>
            <Field label={fields.phone} error={errors.phone?.message}>
              <TextInput type="tel" inputMode="tel" {...register('phone')} />
            </Field>
            <Field label={fields.username} required hint={fields.usernameHint} error={errors.username?.message}>
              <TextInput autoCapitalize="none" spellCheck={false} {...register('username')} />
            </Field>
            {base ? (
              <Field label={fields.email} error={errors.email?.message}>
                <TextInput type="email" inputMode="email" {...register('email')} />
              </Field>
            ) : (
              <Field label={fields.password} required hint={fields.passwordHint} error={errors.password?.message}>
                <PasswordInput autoComplete="new-password" {...register('password')} />
              </Field>
            )}
          </div>
          {!base && (
            <Field label={fields.email} error={errors.email?.message}>
              <TextInput type="email" inputMode="email" {...register('email')} />
            </Field>
          )}
          <Controller
            control={control}
            name="avatar"
            render={({ field, fieldState }) => (
              <AvatarField
                label={fields.avatar}
                purpose="avatar"
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        </Section>
        <Section title={sections.work}>
          <WorkFields person={base} />
        </Section>
        <Section title={sections.hours}>
          <HoursFields />
        </Section>
        <Section title={sections.certificates}>
          <CertificateFields />
        </Section>
        <Field label={fields.note} error={errors.note?.message}>
          <Textarea rows={2} {...register('note')} />
        </Field>
      </FormProvider>
    </EditSheet>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-line border-b pb-4">
      <h3 className="text-14">{title}</h3>
      {children}
    </section>
  )
}
