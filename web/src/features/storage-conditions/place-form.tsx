import { type StorageCondition, storageConditions } from '@quay/contract/enumeration'
import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StoragePlace } from '@quay/contract/storage-conditions/shapes'
import { storageText } from '@quay/domain/product/control-group'
import { storageLimits } from '@quay/domain/storage-conditions/storage-limits'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { storageConditionsText } from '../../text/storage-conditions.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { tenthsOf } from './reading-fields.tsx'

const conditions = storageConditions.map(value => ({ value, label: storageText[value] }))
const degrees = (tenths: number | null) => (tenths === null ? null : tenths / 10)

function begin(place: StoragePlace | null) {
  const condition: StorageCondition = place?.condition ?? 'room'
  const limits = place ?? storageLimits[condition]
  return {
    name: place?.name ?? '',
    condition,
    min: degrees(limits.minTemperature),
    max: degrees(limits.maxTemperature),
    maxHumidity: limits.maxHumidity,
    deviceName: place?.deviceName ?? '',
    deviceSerial: place?.deviceSerial ?? '',
    certificateNumber: place?.certificateNumber ?? '',
    calibratedOn: place?.calibratedOn ?? null,
    calibrationExpiresOn: place?.calibrationExpiresOn ?? null,
    isActive: place?.isActive ?? true,
  }
}

/** Adds a place that goods are kept in, or changes one: its limits, and the thermometer with the paper of its calibration. */
export function PlaceForm({ place, onClose }: { place: StoragePlace | null; onClose: () => void }) {
  const branchId = useBranchId()
  const [form, setForm] = useState(() => begin(place))
  const [isDirty, setDirty] = useState(false)
  const [problem, setProblem] = useState<{ path: string; text: string } | null>(null)
  const put = (patch: Partial<typeof form>) => {
    setForm(before => ({ ...before, ...patch }))
    setDirty(true)
  }
  const showError = (error: ApiError) => {
    const [issue] = error.issues
    setProblem({ path: issue?.path ?? '', text: issue?.message ?? error.message })
    return true
  }
  const create = useAction(storageConditionsRoutes.createPlace, { onDone: onClose, showError })
  const replace = useAction(storageConditionsRoutes.replacePlace, { onDone: onClose, showError })
  const errorOf = (path: string) => (problem?.path === path ? problem.text : undefined)
  const tenths = (value: number | null) => (value === null ? null : tenthsOf(value))

  function submit() {
    if (form.name.trim() === '') return setProblem({ path: 'name', text: storageConditionsText.required })
    const { isActive, min, max, ...rest } = form
    const body = {
      ...rest,
      name: form.name.trim(),
      minTemperature: tenths(min),
      maxTemperature: tenths(max),
      deviceName: form.deviceName.trim() || null,
      deviceSerial: form.deviceSerial.trim() || null,
      certificateNumber: form.certificateNumber.trim() || null,
    }
    if (place) replace.mutate({ params: { id: place.id }, body: { ...body, version: place.version, isActive } })
    else create.mutate({ body: { ...body, branchId } })
  }
  return (
    <EditSheet
      open
      onClose={onClose}
      title={place ? storageConditionsText.editTitle(place.name) : storageConditionsText.add}
      onSubmit={submit}
      dirty={isDirty}
      busy={create.isPending || replace.isPending}
      submitLabel={storageConditionsText.save}
    >
      <div className="grid gap-4">
        {problem && !['name', 'minTemperature'].includes(problem.path) && (
          <Note tone="danger" alert>
            {problem.text}
          </Note>
        )}
        <Field label={storageConditionsText.name} required error={errorOf('name')}>
          <TextInput
            maxLength={60}
            placeholder={storageConditionsText.namePlaceholder}
            value={form.name}
            onChange={event => put({ name: event.target.value })}
          />
        </Field>
        <Field label={storageConditionsText.condition}>
          <Select
            value={form.condition}
            options={conditions}
            onChange={condition => {
              const limits = storageLimits[condition]
              put({
                condition,
                min: degrees(limits.minTemperature),
                max: degrees(limits.maxTemperature),
                maxHumidity: limits.maxHumidity,
              })
            }}
          />
        </Field>
        <div className="grid grid-cols-3 gap-3">
          <Field label={storageConditionsText.minTemperature} error={errorOf('minTemperature')}>
            <NumberInput
              whole={false}
              min={-100}
              max={100}
              placeholder={storageConditionsText.noLimit}
              value={form.min}
              onChange={min => put({ min })}
            />
          </Field>
          <Field label={storageConditionsText.maxTemperature}>
            <NumberInput
              whole={false}
              min={-100}
              max={100}
              placeholder={storageConditionsText.noLimit}
              value={form.max}
              onChange={max => put({ max })}
            />
          </Field>
          <Field label={storageConditionsText.maxHumidity}>
            <NumberInput
              min={1}
              max={100}
              placeholder={storageConditionsText.noLimit}
              value={form.maxHumidity}
              onChange={maxHumidity => put({ maxHumidity })}
            />
          </Field>
        </div>
        <h3 className="font-semibold text-13">{storageConditionsText.device}</h3>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={storageConditionsText.deviceName}>
            <TextInput
              maxLength={100}
              value={form.deviceName}
              onChange={event => put({ deviceName: event.target.value })}
            />
          </Field>
          <Field label={storageConditionsText.deviceSerial}>
            <TextInput
              maxLength={60}
              value={form.deviceSerial}
              onChange={event => put({ deviceSerial: event.target.value })}
            />
          </Field>
          <Field label={storageConditionsText.certificateNumber}>
            <TextInput
              maxLength={60}
              value={form.certificateNumber}
              onChange={event => put({ certificateNumber: event.target.value })}
            />
          </Field>
          <Field label={storageConditionsText.calibratedOn}>
            <DateInput value={form.calibratedOn} onChange={calibratedOn => put({ calibratedOn })} />
          </Field>
          <Field label={storageConditionsText.calibrationExpiresOn}>
            <DateInput
              value={form.calibrationExpiresOn}
              onChange={calibrationExpiresOn => put({ calibrationExpiresOn })}
            />
          </Field>
        </div>
        {place && (
          <Switch checked={form.isActive} onChange={event => put({ isActive: event.target.checked })}>
            {storageConditionsText.isActive}
          </Switch>
        )}
      </div>
    </EditSheet>
  )
}
