import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import type { ProviderGroup } from '@quay/contract/provider-group/shapes'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { textsOf } from '../../form/texts-of.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { providerText } from '../../text/provider.ts'

type GroupForm = { name: string; note: string }
const { TextField, TextareaField } = fieldsOf<GroupForm>()
const resolver = formResolver(providerGroupRoutes.create.body, (form: GroupForm) => withoutEmpty(form))

/** Makes or edits a group of providers. */
export function GroupSheet({ group, onClose }: { group: ProviderGroup | null; onClose: () => void }) {
  const sheet = useRecordForm({
    record: group,
    formOf: one => textsOf(one, ['name', 'note']),
    resolver,
    refusals: { 'group-name-taken': 'name' },
    send: (send, { name, note = null }, base) =>
      base
        ? send(providerGroupRoutes.update, { params: { id: base.id }, body: { version: base.version, name, note } })
        : send(providerGroupRoutes.create, { body: { name, note } }),
    onSaved: onClose,
  })
  return (
    <RecordSheet sheet={sheet} title={group ? providerText.groupEdit : providerText.groupList.add} onClose={onClose}>
      <TextField name="name" label={providerText.groupName} required />
      <TextareaField name="note" label={providerText.groupNote} />
    </RecordSheet>
  )
}
