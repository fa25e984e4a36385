import { doctorRoutes } from '@quay/contract/doctor/routes'
import type { Doctor } from '@quay/contract/doctor/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { doctorText } from '../../text/doctor.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { changesBetween, doctorResolver, formOf, patchOf } from './doctor-form.ts'

const { fields } = doctorText

/** Adds or edits a doctor, stops offering one, or deletes one. */
export function DoctorSheet({ doctor, onClose }: { doctor?: Doctor; onClose: () => void }) {
  const { rights } = useSession()
  const conflict = useVersionConflict(doctor ?? null)
  const { base, catches } = conflict
  const form = useForm({ resolver: doctorResolver, defaultValues: formOf(base) })
  const { register, formState } = form
  const { errors } = formState
  const words = useRoute(doctorRoutes.words, {})

  function showError(error: ApiError): boolean {
    const placed = catches(error) || showIssues(form, error, { 'code-taken': 'code' })
    if (!placed) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(doctorRoutes.create, { onDone: onClose, showError })
  const update = useAction(doctorRoutes.update, { onDone: onClose, showError })
  const remove = useAction(doctorRoutes.delete, { onDone: onClose, showError })
  const save = (version: number | undefined) =>
    form.handleSubmit(async body => {
      const call =
        base && version !== undefined
          ? update.mutateAsync({ params: { id: base.id }, body: patchOf(body, version) })
          : create.mutateAsync({ body })
      await call.catch(() => {}) // shown at its field
    })()
  async function askToRemove({ id, name }: Doctor) {
    const isSure = await confirm({
      title: doctorText.removeTitle(name),
      description: doctorText.removeHint,
      confirmLabel: doctorText.remove,
      keepLabel: doctorText.keep,
      tone: 'danger',
    })
    if (isSure) remove.mutate({ params: { id } })
  }
  const may = (route: 'update' | 'delete') => isAllowed(rights, doctorRoutes[route].permission)
  const isActive = base?.isActive === 1
  return (
    <EditSheet
      open
      title={base ? doctorText.edit(base.code) : doctorText.add}
      dirty={formState.isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={() => save(base?.version)}
      aside={
        base && (
          <>
            {may('delete') && (
              <Button busy={remove.isPending} onClick={() => void askToRemove(base)}>
                {doctorText.remove}
              </Button>
            )}
            {may('update') && (
              <Button
                busy={update.isPending}
                onClick={() =>
                  update.mutate({
                    params: { id: base.id },
                    body: { version: base.version, isActive: isActive ? 0 : 1 },
                  })
                }
              >
                {isActive ? doctorText.stop : doctorText.resume}
              </Button>
            )}
          </>
        )
      }
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
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={fields.degree} hint={fields.degreeHint} error={errors.degree?.message}>
          <TextInput list="doctor-degrees" {...register('degree')} />
        </Field>
        <Field label={fields.specialty} error={errors.specialty?.message}>
          <TextInput list="doctor-specialties" {...register('specialty')} />
        </Field>
        <Field label={fields.phone} error={errors.phone?.message}>
          <TextInput type="tel" inputMode="tel" {...register('phone')} />
        </Field>
        <Field label={fields.code} hint={base ? undefined : fields.codeHint} error={errors.code?.message}>
          <TextInput {...register('code')} />
        </Field>
      </div>
      <Field label={fields.workplace} error={errors.workplace?.message}>
        <TextInput list="doctor-workplaces" {...register('workplace')} />
      </Field>
      <Field label={fields.note} error={errors.note?.message}>
        <Textarea rows={2} {...register('note')} />
      </Field>
      <Offers id="doctor-degrees" words={words.data?.degrees} />
      <Offers id="doctor-specialties" words={words.data?.specialties} />
      <Offers id="doctor-workplaces" words={words.data?.workplaces} />
    </EditSheet>
  )
}

/** Words that were written before, offered again. */
function Offers({ id, words = [] }: { id: string; words: readonly string[] | undefined }) {
  return (
    <datalist id={id}>
      {words.map(word => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
