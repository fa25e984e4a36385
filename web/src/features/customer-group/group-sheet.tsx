import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { useSession } from '../../api/session.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { textsOf } from '../../form/texts-of.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { partnerText } from '../../text/partner.ts'

interface GroupForm {
  name: string
  note: string
  debtLimit: number | null
  debtDays: number | null
}

const { groups: words, fields } = partnerText
const { TextField, TextareaField, MoneyField, NumberField } = fieldsOf<GroupForm>()
const resolver = formResolver(customerGroupRoutes.create.body, (form: GroupForm) => withoutEmpty({ ...form }))

const formOf = (group: CustomerGroup | null): GroupForm => ({
  ...textsOf(group, ['name', 'note']),
  debtLimit: group?.debtLimit ?? null,
  debtDays: group?.debtDays ?? null,
})

/** Makes, edits or deletes a group of customers, with what its customers may owe. */
export function CustomerGroupSheet({ group, onClose }: { group: CustomerGroup | null; onClose: () => void }) {
  const { rights } = useSession()
  const mayLimit = isAllowed(rights, { model: 'debt_limit', action: 'update' })
  const sheet = useRecordForm({
    record: group,
    formOf,
    resolver,
    refusals: { 'group-name-taken': 'name' },
    send: (send, { id: _id, name, note = null, debtLimit = null, debtDays = null }, base) => {
      const body = { name, note, debtLimit, debtDays }
      return base
        ? send(customerGroupRoutes.update, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(customerGroupRoutes.create, { body })
    },
    onClose,
  })
  const { base, showError } = sheet
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
            showError={showError}
          />
        )
      }
    >
      <TextField name="name" label={words.name} required />
      <TextareaField name="note" label={words.note} />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField name="debtLimit" label={fields.debtLimit} hint={words.debtHint} disabled={!mayLimit} />
        <NumberField name="debtDays" label={fields.debtDays} suffix="ngày" disabled={!mayLimit} />
      </div>
    </RecordSheet>
  )
}
