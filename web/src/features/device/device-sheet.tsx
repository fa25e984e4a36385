import { deviceRoutes } from '@quay/contract/device/routes'
import { type Device, rollWidths } from '@quay/contract/device/shapes'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { keepOwnTill, newSecret, ownTill } from '../../api/session/own-till.ts'
import { useProfile } from '../../api/session/session.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { deviceText } from '../../text/setting/device.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { toast } from '../../ui/popup/toast.ts'
import {
  bodyOf,
  changesBetween,
  type DeviceForm,
  editResolver,
  formOf,
  patchOf,
  registerResolver,
} from './device-form.ts'

const { fields, papers } = deviceText
const { TextField, SelectField, CheckField } = fieldsOf<DeviceForm>()
const paperChoices = [0 as const, ...rollWidths].map(value => ({ value, label: papers[value] }))

type DeviceSheetProps = {
  /** Null registers this browser. */
  device: Device | null
  first: Pick<DeviceForm, 'prefix' | 'branchId'>
  onClose: () => void
}

/** Registers this browser as a till, or edits one. */
export function DeviceSheet({ device, first, onClose }: DeviceSheetProps) {
  const { store, branches } = useProfile()
  const [secret] = useState(newSecret)
  const sheet = useRecordForm({
    record: device,
    formOf: one => formOf(one, first),
    resolver: device ? editResolver : registerResolver,
    changes: changesBetween,
    send: (send, _body, base, form) =>
      base
        ? send(deviceRoutes.update, { params: { id: base.id }, body: patchOf(form, base.version) })
        : send(deviceRoutes.create, { body: bodyOf(form, secret) }),
    onStored({ id, name, prefix, paper, branchId, isActive }) {
      const own = ownTill()
      if (!device) {
        keepOwnTill({ id, name, prefix, paper, branchId, print: null, storeId: store.id, token: `${id}.${secret}` })
        toast.success(deviceText.registered(name))
      } else if (own?.id === id)
        keepOwnTill({ ...own, name, paper, branchId, ...(isActive !== 1 && { isRetired: true }) })
    },
    onClose,
  })
  const { base, form } = sheet
  const prefix = useWatch({ control: form.control, name: 'prefix' })
  const number = `OFF-${prefix.toUpperCase() || '…'}-ABC234`
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? deviceText.edit(base.name) : deviceText.registerTitle}
      {...(!base && { submitLabel: deviceText.submitRegister })}
      onClose={onClose}
    >
      <TextField name="name" label={fields.name} hint={fields.nameHint} required />
      {!base && (
        <TextField
          name="prefix"
          label={fields.prefix}
          hint={fields.prefixHint(number)}
          required
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {branches.length > 1 && <SelectField name="branchId" label={fields.branch} options={namedOptions(branches)} />}
      <SelectField name="paper" label={fields.paper} options={paperChoices} />
      {base && <CheckField name="isActive">{fields.isActive}</CheckField>}
    </RecordSheet>
  )
}
