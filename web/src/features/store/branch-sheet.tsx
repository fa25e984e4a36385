import { branchRoutes } from '@quay/contract/branch/routes'
import { type Branch, dayCutOffHours, timeZones } from '@quay/contract/branch/shapes'
import { loadProfile } from '../../api/session/load-profile.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { placeText } from '../../text/setting/place.ts'
import { type BranchForm, branchResolver, changesBetween, formOf, patchOf } from './branch-form.ts'
import { HoursAndLicences, PlaceOnMap } from './place-fields.tsx'

const { fields } = placeText
const { TextField, SelectField, CheckField } = fieldsOf<BranchForm>()
const hours = Array.from({ length: dayCutOffHours.max - dayCutOffHours.min + 1 }, (_, index) => ({
  value: dayCutOffHours.min + index,
  label: placeText.hour(dayCutOffHours.min + index),
}))
const zones = timeZones.map(zone => ({ value: zone, label: placeText.timeZones[zone] ?? zone }))

type BranchSheetProps = { branch?: Branch; onClose: () => void; onSaved?: (branch: Branch) => void }

/** Makes or edits a branch. */
export function BranchSheet({ branch, onClose, onSaved }: BranchSheetProps) {
  const sheet = useRecordForm({
    record: branch,
    formOf,
    resolver: branchResolver,
    changes: changesBetween,
    send: (send, body, base) =>
      base
        ? send(branchRoutes.update, { params: { id: base.id }, body: patchOf(body, base) })
        : send(branchRoutes.create, { body }),
    onStored() {
      // Its name and hours stand in the profile, and so in the switcher.
      void loadProfile()
    },
    onSaved,
    onClose,
  })
  const { base } = sheet
  return (
    <RecordSheet
      sheet={sheet}
      size="lg"
      title={base ? placeText.branchEditTitle(base.name) : placeText.branchList.add}
      onClose={onClose}
    >
      <FormSection title={placeText.info}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField name="name" label={fields.name} required />
          <TextField name="code" label={fields.code} hint={fields.codeHint} />
          <TextField name="phone" kind="phone" label={fields.phone} />
          <SelectField name="timeZone" label={fields.timeZone} options={zones} />
        </div>
        <SelectField name="dayCutOffHour" label={fields.dayCutOffHour} hint={fields.dayCutOffHint} options={hours} />
        <CheckField name="isInHospital" hint={fields.isInHospitalHint}>
          {fields.isInHospital}
        </CheckField>
        <PlaceOnMap />
      </FormSection>
      <HoursAndLicences kinds={['pharmacy', 'gpp']} />
    </RecordSheet>
  )
}
