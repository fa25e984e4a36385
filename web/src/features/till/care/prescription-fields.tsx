import { nationalCode } from '@quay/contract/prescription/national-code'
import { guardedMonths, patientSexes } from '@quay/contract/prescription/shapes'
import { isNearNationalCode } from '@quay/domain/medicine/near-national-code'
import { addDays } from '@quay/domain/time/calendar'
import type { RefObject } from 'react'
import { prescriptionText } from '../../../text/till/prescription.ts'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { useTill } from '../sale-context.ts'
import { AddDoctor } from './add-doctor.tsx'
import { ageMonthsOf, type CareForm } from './care-form.ts'
import { DoctorField } from './doctor-field.tsx'

const ageUnits = (['years', 'months'] as const).map(value => ({ value, label: prescriptionText.ageUnits[value] }))
const sexes = patientSexes.map(value => ({ value, label: prescriptionText.sexes[value] }))

type Fields = {
  form: CareForm
  errors: Record<string, string>
  set: (changed: Partial<CareForm>) => void
  first: RefObject<HTMLInputElement | null>
  /** The code or the patient was typed. */
  onCode: () => void
}

/** What stands on a prescription. One of the national system needs its code alone. */
export function PrescriptionFields({ form, errors, set, first, onCode }: Fields) {
  const today = useTill(state => state.facts.today)
  const isNamed = useTill(({ drafts, activeId }) => drafts.find(({ id }) => id === activeId)?.cart.customer != null)
  // The national system holds the rest.
  const isWhole = nationalCode.test(form.code.trim())
  const text = (
    label: string,
    name: 'facility' | 'patientName' | 'identity' | 'insurance' | 'phone' | 'guardian' | 'address' | 'diagnosis',
    max: number,
    error?: string,
  ) => (
    <Field label={label} required={name === 'guardian' || (name === 'patientName' && !isWhole)} error={error}>
      <TextInput
        maxLength={max}
        value={form[name]}
        {...(name === 'patientName' && { onBlur: onCode })}
        onChange={event => set({ [name]: event.target.value })}
      />
    </Field>
  )
  const isChild = (ageMonthsOf(form) ?? guardedMonths) < guardedMonths
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field
        label={prescriptionText.code}
        hint={isNearNationalCode(form.code) ? prescriptionText.codeNear : prescriptionText.codeHint}
        error={errors.code}
      >
        <TextInput
          ref={first}
          maxLength={40}
          value={form.code}
          onBlur={onCode}
          onChange={event => set({ code: event.target.value })}
        />
      </Field>
      <Field label={prescriptionText.day} error={errors.prescribedOn}>
        <DateInput value={form.prescribedOn} max={today} onChange={prescribedOn => set({ prescribedOn })} />
      </Field>
      <DoctorField
        required={!isWhole}
        value={form.doctor}
        error={errors.doctorName}
        onChange={(doctor, workplace) =>
          set({ doctor, ...(workplace && form.facility === '' && { facility: workplace }) })
        }
      />
      {form.doctor && form.doctor.id === null && form.doctor.name.trim() !== '' && (
        <AddDoctor name={form.doctor.name.trim()} facility={form.facility} onAdded={doctor => set({ doctor })} />
      )}
      {text(prescriptionText.patient, 'patientName', 100, errors.patientName)}
      <Field label={prescriptionText.age}>
        <div className="flex gap-1.5">
          <div className="min-w-0 flex-1">
            <NumberInput
              min={0}
              max={form.ageUnit === 'years' ? 150 : 1_800}
              value={form.age}
              onChange={age => set({ age })}
            />
          </div>
          {/* Months are what decides about a guardian: the word must be readable. */}
          <div className="shrink-0">
            <Segmented
              small
              label={prescriptionText.ageUnit}
              value={form.ageUnit}
              options={ageUnits}
              onChange={ageUnit => set({ ageUnit })}
            />
          </div>
        </div>
      </Field>
      <Field label={prescriptionText.sex}>
        <Select value={form.sex} options={sexes} onChange={sex => set({ sex })} />
      </Field>
      {isChild && text(prescriptionText.guardian, 'guardian', 100, errors.guardianName)}
      {text(prescriptionText.facility, 'facility', 150, errors.facility)}
      {text(prescriptionText.diagnosis, 'diagnosis', 500, errors.diagnosis)}
      <Field label={prescriptionText.revisit} hint={prescriptionText.revisitHint[isNamed ? 'named' : 'unnamed']}>
        <DateInput value={form.revisitOn} min={addDays(today, 1)} onChange={revisitOn => set({ revisitOn })} />
      </Field>
      <Field label={prescriptionText.weight} error={errors.patientWeightGrams}>
        <NumberInput
          whole={false}
          min={0.3}
          max={500}
          suffix="kg"
          value={form.weight}
          onChange={weight => set({ weight })}
        />
      </Field>
      {text(prescriptionText.identity, 'identity', 20, errors.patientIdentity)}
      {text(prescriptionText.insurance, 'insurance', 20, errors.insuranceCard)}
      {text(prescriptionText.phone, 'phone', 20, errors.phone)}
      {text(prescriptionText.address, 'address', 300, errors.address)}
    </div>
  )
}
