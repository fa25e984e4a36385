import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { textsOf } from '../../form/texts-of.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { partnerText } from '../../text/partner.ts'

const { groups: words } = partnerText
type GroupForm = { name: string; note: string }
const { TextField, TextareaField } = fieldsOf<GroupForm>()
const resolver = formResolver(customerGroupRoutes.create.body, (form: GroupForm) => withoutEmpty(form))

/** Makes, renames or deletes a group of customers. */
export function GroupSheet({ group, onClose }: { group: CustomerGroup | null; onClose: () => void }) {
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
  const { base } = sheet
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? words.edit(base.name) : words.add}
      onClose={onClose}
      aside={
        base && (
          <AskButton
            route={customerGroupRoutes.delete}
            input={{ params: { id: base.id }, body: { version: base.version } }}
            question={{
              title: words.removeTitle(base.name),
              description: words.removeHint(formatNumber(base.customerCount)),
              confirmLabel: words.remove,
            }}
            onDone={onClose}
            showError={sheet.showError}
          />
        )
      }
    >
      <TextField name="name" label={words.name} required />
      <TextareaField name="note" label={words.note} />
    </RecordSheet>
  )
}
