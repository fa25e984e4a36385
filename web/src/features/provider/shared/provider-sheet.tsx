import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { useRoute } from '../../../api/use-route.ts'
import { AddressFields } from '../../../form/address-fields.tsx'
import { fieldsOf } from '../../../form/fields.tsx'
import { RecordSheet } from '../../../form/record-sheet.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { providerText } from '../../../text/buying/provider.ts'
import { partnerText } from '../../../text/partner/partner.ts'
import { namedOptions } from '../../../ui/choice/named-options.ts'
import { changesBetween, formOf, type ProviderForm, patchOf, providerResolver } from '../provider-form.ts'

const { fields } = partnerText
const { fields: more } = providerText
const { TextField, TextareaField, SelectField, MoneyField, NumberField } = fieldsOf<ProviderForm>()

export type ProviderSheetProps = {
  provider?: Provider
  /** What was typed where it was not found. */
  name?: string
  onClose: () => void
  onSaved?: (provider: Provider) => void
}

/** Makes or edits a supplier. */
export function ProviderSheet({ provider, name, onClose, onSaved }: ProviderSheetProps) {
  const groups = useRoute(providerGroupRoutes.list, {}).data?.items
  const sheet = useRecordForm({
    record: provider,
    formOf: one => formOf(one, name),
    resolver: providerResolver,
    refusals: { 'provider-name-taken': 'name', 'code-taken': 'code' },
    changes: changesBetween,
    send: (send, body, base) =>
      base
        ? send(providerRoutes.update, { params: { id: base.id }, body: patchOf(body, base) })
        : send(providerRoutes.create, { body }),
    onSaved,
    onClose,
  })
  const { base } = sheet
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? partnerText.editTitle(base.code) : partnerText.providerList.add}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} required />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="phone" kind="phone" label={fields.phone} />
        <TextField name="taxCode" label={fields.taxCode} />
      </div>
      <AddressFields />
      <TextField name="companyName" label={more.companyName} />
      <SelectField
        name="providerGroupId"
        label={more.providerGroupId}
        options={namedOptions(groups, providerText.noGroup)}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField name="leadDays" label={more.leadDays} max={365} />
        <MoneyField name="minOrder" label={more.minOrder} />
        <NumberField name="debtDays" label={more.debtDays} hint={more.debtDaysHint} max={3650} />
        <TextField name="contactName" label={fields.contactName} />
        <TextField name="email" kind="email" label={fields.email} />
      </div>
      <TextField name="code" label={fields.code} hint={fields.codeHint} />
      <TextareaField name="note" label={fields.note} />
    </RecordSheet>
  )
}
