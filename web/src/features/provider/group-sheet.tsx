import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import { useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { formResolver } from '../../api/form-resolver.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { providerText } from '../../text/provider.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

/** Makes or edits a group of providers. */
export function GroupSheet({ group, onClose }: { group: ProviderGroup | null; onClose: () => void }) {
  const form = useForm({
    resolver: formResolver(providerGroupRoutes.create.body),
    defaultValues: { name: group?.name ?? '', note: group?.note ?? '' },
  })
  const { register, formState } = form
  const { errors } = formState
  const options = {
    onDone: onClose,
    showError: (error: ApiError) => {
      if (!showIssues(form, error, { 'group-name-taken': 'name' })) form.setError('root', { message: error.message })
      return true
    },
  }
  const create = useAction(providerGroupRoutes.create, options)
  const update = useAction(providerGroupRoutes.update, options)
  const save = form.handleSubmit(async ({ name, note = null }) => {
    const call = group
      ? update.mutateAsync({ params: { id: group.id }, body: { version: group.version, name, note } })
      : create.mutateAsync({ body: { name, note } })
    await call.catch(() => {}) // shown at its field
  })
  return (
    <EditSheet
      open
      title={group ? providerText.groupEdit : providerText.groupAdd}
      dirty={formState.isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={save}
    >
      {errors.root && (
        <Note tone="danger" alert>
          {errors.root.message}
        </Note>
      )}
      <Field label={providerText.groupName} required error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <Field label={providerText.groupNote} error={errors.note?.message}>
        <Textarea rows={2} {...register('note')} />
      </Field>
    </EditSheet>
  )
}
