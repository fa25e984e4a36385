import { doctorRoutes } from '@quay/contract/doctor/routes'
import { guardedMonths, patientSexes } from '@quay/contract/prescription/shapes'
import type { RefObject } from 'react'
import { call } from '../../../api/client.ts'
import { prescriptionText } from '../../../text/prescription.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTill } from '../sale-context.ts'
import type { CareForm } from './care-form.ts'

const sexes = patientSexes.map(value => ({ value, label: prescriptionText.sexes[value] }))

type Fields = {
  form: CareForm
  errors: Record<string, string>
  set: (changed: Partial<CareForm>) => void
  first: RefObject<HTMLInputElement | null>
}

/** What stands on a prescription. One of the national system needs its code alone. */
export function PrescriptionFields({ form, errors, set, first }: Fields) {
  const today = useTill(state => state.facts.today)
  const text = (
    label: string,
    name: 'facility' | 'patientName' | 'identity' | 'insurance' | 'phone' | 'guardian' | 'address' | 'diagnosis',
    max: number,
    error?: string,
  ) => (
    <Field label={label} error={error}>
      <TextInput maxLength={max} value={form[name]} onChange={event => set({ [name]: event.target.value })} />
    </Field>
  )
  const isChild = form.ageMonths !== null && form.ageMonths < guardedMonths
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={prescriptionText.code} hint={prescriptionText.codeHint} error={errors.code}>
        <TextInput ref={first} maxLength={40} value={form.code} onChange={event => set({ code: event.target.value })} />
      </Field>
      <Field label={prescriptionText.day} error={errors.prescribedOn}>
        <DateInput value={form.prescribedOn} max={today} onChange={prescribedOn => set({ prescribedOn })} />
      </Field>
      <Field label={prescriptionText.doctor} error={errors.doctorName}>
        <Combobox
          placeholder={prescriptionText.findDoctor}
          value={form.doctor && { value: form.doctor.id ?? '', label: form.doctor.name, detail: '', workplace: null }}
          options={findDoctors}
          onChange={option => {
            set({ doctor: option && { id: option.value, name: option.label } })
            if (option?.workplace && form.facility === '') set({ facility: option.workplace })
          }}
          onCreate={name => set({ doctor: { id: null, name: name.slice(0, 100) } })}
        />
      </Field>
      {text(prescriptionText.patient, 'patientName', 100, errors.patientName)}
      <Field label={prescriptionText.months} hint={isChild ? undefined : ageHint(form.ageMonths)}>
        <QuantityInput
          min={0}
          takesZero
          max={1_800}
          value={form.ageMonths}
          onChange={ageMonths => set({ ageMonths })}
        />
      </Field>
      <Field label={prescriptionText.sex}>
        <Select value={form.sex} options={sexes} onChange={sex => set({ sex })} />
      </Field>
      {isChild && text(prescriptionText.guardian, 'guardian', 100, errors.guardianName)}
      {text(prescriptionText.facility, 'facility', 150, errors.facility)}
      {text(prescriptionText.diagnosis, 'diagnosis', 500, errors.diagnosis)}
      <Field label={prescriptionText.weight} error={errors.patientWeightGrams}>
        <QuantityInput
          min={300}
          max={500_000}
          value={form.weightGrams}
          onChange={weightGrams => set({ weightGrams })}
        />
      </Field>
      {text(prescriptionText.identity, 'identity', 20, errors.patientIdentity)}
      {text(prescriptionText.insurance, 'insurance', 20, errors.insuranceCard)}
      {text(prescriptionText.phone, 'phone', 20, errors.phone)}
      {text(prescriptionText.address, 'address', 300, errors.address)}
    </div>
  )
}

const ageHint = (months: number | null) =>
  months === null ? prescriptionText.monthsHint : prescriptionText.age(months)

/** The shop's doctors; without an answer none, and the name is typed. */
async function findDoctors(keyword: string, signal: AbortSignal) {
  if (keyword.trim() === '') return []
  try {
    const { items } = await call(doctorRoutes.find, { query: { keyword } }, { signal })
    return items.map(({ id, degree, name, specialty, workplace }) => ({
      value: id,
      label: [degree, name].filter(Boolean).join(' '),
      detail: [specialty, workplace].filter(Boolean).join(' · '),
      workplace,
    }))
  } catch {
    return []
  }
}
