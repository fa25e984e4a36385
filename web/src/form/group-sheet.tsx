import type { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ReactNode } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { formResolver, withoutEmpty } from '../api/form/form-resolver.ts'
import { fieldsOf } from './fields.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { textsOf } from './texts-of.ts'
import { useRecordForm } from './use-record-form.ts'

type GroupForm = { name: string; note: string }
type Group = { id: string; version: number; name: string; note: string | null }

type GroupSheetProps = {
  group: Group | null
  routes: Pick<typeof providerGroupRoutes, 'create' | 'update'>
  title: string
  labels: GroupForm
  onClose: () => void
  /** At the left end of the foot, for a group that is there. */
  aside?: (group: Group, showError: (error: ApiError) => boolean) => ReactNode
}

const { TextField, TextareaField } = fieldsOf<GroupForm>()

/** Makes or renames a group of providers. */
export function GroupSheet({ group, routes, title, labels, onClose, aside }: GroupSheetProps) {
  const sheet = useRecordForm({
    record: group,
    formOf: one => textsOf(one, ['name', 'note']),
    resolver: formResolver<typeof providerGroupRoutes.create.body, GroupForm>(routes.create.body, withoutEmpty),
    refusals: { 'group-name-taken': 'name' },
    send: (send, { name, note = null }, base) =>
      base
        ? send(routes.update, { params: { id: base.id }, body: { version: base.version, name, note } })
        : send(routes.create, { body: { name, note } }),
    onClose,
  })
  return (
    <RecordSheet
      sheet={sheet}
      title={title}
      onClose={onClose}
      aside={sheet.base && aside?.(sheet.base, sheet.showError)}
    >
      <TextField name="name" label={labels.name} required />
      <TextareaField name="note" label={labels.note} />
    </RecordSheet>
  )
}
