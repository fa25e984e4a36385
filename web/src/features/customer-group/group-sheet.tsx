import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { type CustomerGroup, groupModes } from '@quay/contract/customer-group/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../api/session/session.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { AreaFields } from './area-fields.tsx'
import { type CustomerGroupForm, formOf, groupResolver } from './group-form.ts'

const { groups: words, fields: labels } = partnerText
const { TextField, TextareaField, SelectField, NumberField, MoneyField } = fieldsOf<CustomerGroupForm>()
const any = { value: '' as const, label: words.any }
const modes = groupModes.map(value => ({ value, label: words.modes[value] }))
const months = [any, ...Array.from({ length: 12 }, (_, at) => ({ value: at + 1, label: words.month(at + 1) }))]
const genders = [any, ...(['female', 'male'] as const).map(value => ({ value, label: partnerText.genders[value] }))]
const types = [any, ...([1, 2] as const).map(value => ({ value, label: partnerText.customerTypes[value] }))]

/** Makes, changes or deletes a group of customers, by hand or with conditions by which it fills itself, and with what its customers may owe. */
export function CustomerGroupSheet({ group, onClose }: { group: CustomerGroup | null; onClose: () => void }) {
  const { rights } = useSession()
  const mayLimit = isAllowed(rights, { model: 'debt_limit', action: 'update' })
  const sheet = useRecordForm({
    record: group ?? undefined,
    formOf,
    resolver: groupResolver,
    refusals: { 'group-name-taken': 'name', 'group-rule-missing': 'rule.spentFrom' },
    send: (send, body, base) => {
      const { name, note = null, debtLimit = null, debtDays = null, mode, rule } = body
      const fields = { name, note, debtLimit, debtDays, ...(mode && { mode }), rule: rule ?? null }
      return base
        ? send(customerGroupRoutes.update, { params: { id: base.id }, body: { version: base.version, ...fields } })
        : send(customerGroupRoutes.create, { body: fields })
    },
    onClose,
  })
  const mode = useWatch({ control: sheet.form.control, name: 'mode' })
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
      <div className="grid grid-cols-2 gap-3">
        <MoneyField name="debtLimit" label={labels.debtLimit} hint={words.debtHint} disabled={!mayLimit} />
        <NumberField name="debtDays" label={labels.debtDays} suffix="ngày" disabled={!mayLimit} />
      </div>
      <SelectField name="mode" label={words.mode} options={modes} hint={words.modeHint} />
      {mode !== 'MANUAL' && (
        <div className="grid grid-cols-2 gap-3">
          <MoneyField name="rule.spentFrom" label={words.spentFrom} />
          <NumberField name="rule.spentDays" label={words.spentDays} hint={words.spentDaysHint} />
          <NumberField name="rule.pointsFrom" label={words.pointsFrom} />
          <MoneyField name="rule.debtFrom" label={words.debtFrom} />
          <SelectField name="rule.birthMonth" label={words.birthMonth} options={months} />
          <SelectField name="rule.gender" label={partnerText.fields.gender} options={genders} />
          <SelectField name="rule.type" label={partnerText.fields.type} options={types} />
          <AreaFields />
          <NumberField name="rule.rank" label={words.rank} hint={words.rankHint} required />
        </div>
      )}
    </RecordSheet>
  )
}
