import { storageConditions } from '@quay/contract/enumeration'
import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StoragePlace } from '@quay/contract/storage-conditions/shapes'
import { storageText } from '@quay/domain/product/control-group'
import type { StorageConditionsLimits } from '@quay/domain/storage-conditions/judge-reading'
import { storageLimits } from '@quay/domain/storage-conditions/storage-limits'
import { formResolver } from '../../api/form/form-resolver.ts'
import { useBranchId } from '../../api/session/session.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { textsOf } from '../../form/texts-of.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { storageConditionsText as words } from '../../text/stock/storage-conditions.ts'
import { Select } from '../../ui/choice/select.tsx'
import { tenthsOf } from './reading-fields.tsx'

type PlaceValues = ReturnType<typeof formOf>
const { TextField, NumberField, DateField, CheckField, OwnField } = fieldsOf<PlaceValues>()
const conditions = storageConditions.map(value => ({ value, label: storageText[value] }))

const inDegrees = ({ minTemperature, maxTemperature, maxHumidity }: StorageConditionsLimits) => ({
  minTemperature: minTemperature === null ? null : minTemperature / 10,
  maxTemperature: maxTemperature === null ? null : maxTemperature / 10,
  maxHumidity,
})
const tenths = (degrees: number | null) => (degrees === null ? null : tenthsOf(degrees))

const formOf = (place: StoragePlace | null) => ({
  ...textsOf(place, ['name', 'deviceName', 'deviceSerial', 'certificateNumber']),
  condition: place?.condition ?? 'room',
  ...inDegrees(place ?? storageLimits.room),
  calibratedOn: place?.calibratedOn ?? null,
  calibrationExpiresOn: place?.calibrationExpiresOn ?? null,
  isActive: place?.isActive ?? true,
})

const resolver = formResolver(
  storageConditionsRoutes.createPlace.body,
  ({ isActive: _, minTemperature, maxTemperature, ...form }: PlaceValues) => ({
    ...form,
    minTemperature: tenths(minTemperature),
    maxTemperature: tenths(maxTemperature),
    deviceName: form.deviceName.trim() || null,
    deviceSerial: form.deviceSerial.trim() || null,
    certificateNumber: form.certificateNumber.trim() || null,
  }),
)

/** Adds a place that goods are kept in, or changes one: its limits, and the thermometer with the paper of its calibration. */
export function PlaceForm({ place, onClose }: { place: StoragePlace | null; onClose: () => void }) {
  const branchId = useBranchId()
  const sheet = useRecordForm({
    record: place,
    formOf,
    resolver,
    send: (send, { branchId: _, ...body }, base, { isActive }) =>
      base
        ? send(storageConditionsRoutes.replacePlace, {
            params: { id: base.id },
            body: { ...body, version: base.version, isActive },
          })
        : send(storageConditionsRoutes.createPlace, { body: { ...body, branchId } }),
    onClose,
  })
  const limit = { placeholder: words.noLimit, max: 100 }
  return (
    <RecordSheet
      sheet={sheet}
      onClose={onClose}
      title={place ? words.editTitle(place.name) : words.add}
      submitLabel={words.save}
    >
      <TextField name="name" label={words.name} required placeholder={words.namePlaceholder} />
      <OwnField name="condition" label={words.condition}>
        {field => (
          <Select
            value={field.value}
            options={conditions}
            onChange={condition => {
              const form = { ...sheet.form.getValues(), condition, ...inDegrees(storageLimits[condition]) }
              sheet.form.reset(form, { keepDefaultValues: true, keepFieldsRef: true })
            }}
          />
        )}
      </OwnField>
      <div className="grid grid-cols-3 gap-3">
        <NumberField name="minTemperature" label={words.minTemperature} whole={false} min={-100} {...limit} />
        <NumberField name="maxTemperature" label={words.maxTemperature} whole={false} min={-100} {...limit} />
        <NumberField name="maxHumidity" label={words.maxHumidity} min={1} {...limit} />
      </div>
      <h3 className="font-semibold text-13">{words.device}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="deviceName" label={words.deviceName} />
        <TextField name="deviceSerial" label={words.deviceSerial} />
        <TextField name="certificateNumber" label={words.certificateNumber} />
        <DateField name="calibratedOn" label={words.calibratedOn} />
        <DateField name="calibrationExpiresOn" label={words.calibrationExpiresOn} />
      </div>
      {place && <CheckField name="isActive">{words.isActive}</CheckField>}
    </RecordSheet>
  )
}
