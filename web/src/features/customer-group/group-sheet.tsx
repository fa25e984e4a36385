import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { textsOf } from '../../form/texts-of.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { partnerText } from '../../text/partner.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'

const { groups: words } = partnerText
type GroupForm = { name: string; note: string }
const { TextField, TextareaField } = fieldsOf<GroupForm>()
const resolver = formResolver(customerGroupRoutes.create.body, (form: GroupForm) => withoutEmpty(form))

/** Makes, renames or deletes a group of customers. */
export function GroupSheet({ group, onClose }: { group: CustomerGroup | null; onClose: () => void }) {
  const { rights } = useSession()
  const sheet = useRecordForm({
    record: group,
    formOf: one => textsOf(one, ['name', 'note']),
    resolver,
    refusals: { 'group-name-taken': 'name' },
    send: (send, { name, note = null }, base) =>
      base
        ? send(customerGroupRoutes.update, { params: { id: base.id }, body: { version: base.version, name, note } })
        : send(customerGroupRoutes.create, { body: { name, note } }),
    onSaved: onClose,
  })
  const { base, showError } = sheet
  const remove = useAction(customerGroupRoutes.delete, { onDone: onClose, showError })
  async function askToRemove(gone: CustomerGroup) {
    const sure = await confirm({
      title: words.removeTitle(gone.name),
      description: words.removeHint(formatNumber(gone.customerCount)),
      confirmLabel: words.remove,
    })
    if (sure) remove.mutate({ params: { id: gone.id }, body: { version: gone.version } })
  }
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? words.edit(base.name) : words.add}
      onClose={onClose}
      aside={
        base &&
        isAllowed(rights, { model: 'group_customer', action: 'delete' }) && (
          <Button busy={remove.isPending} onClick={() => void askToRemove(base)}>
            {words.remove}
          </Button>
        )
      }
    >
      <TextField name="name" label={words.name} required />
      <TextareaField name="note" label={words.note} />
    </RecordSheet>
  )
}
