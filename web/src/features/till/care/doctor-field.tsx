import { doctorRoutes } from '@quay/contract/doctor/routes'
import { useRef } from 'react'
import { call } from '../../../api/client.ts'
import { prescriptionText } from '../../../text/till/prescription.ts'
import { SuggestInput } from '../../../ui/choice/suggest-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { CareForm } from './care-form.ts'
import { sameDoctor } from './same-doctor.ts'

type Known = {
  value: string
  label: string
  detail?: string
  degree: string | null
  name: string
  workplace: string | null
}
type DoctorFieldProps = {
  value: CareForm['doctor']
  required: boolean
  error: string | undefined
  /** With where a doctor of the shop works. */
  onChange: (doctor: DoctorFieldProps['value'], workplace: string | null) => void
}

async function find(keyword: string, signal: AbortSignal): Promise<Known[]> {
  const { items } = await call(doctorRoutes.find, { query: { keyword } }, { signal })
  return items.map(({ id, degree, name, workplace }) => ({
    value: id,
    label: [degree, name].filter(Boolean).join(' '),
    ...(workplace && { detail: workplace }),
    degree,
    name,
    workplace,
  }))
}

/** Who wrote the prescription: a name as it is typed, or one of the shop's doctors, found by any part of the name without accents. */
export function DoctorField({ value, required, error, onChange }: DoctorFieldProps) {
  const known = useRef<readonly Known[]>([])

  /** A name typed without accents or degree becomes the doctor's own, once it is whole. */
  function leave() {
    const chosen = value && sameDoctor(known.current, value.name)
    if (chosen && chosen.label !== value.name) take(chosen)
  }
  const take = ({ value: id, label, workplace }: Known) => onChange({ id, name: label }, workplace)
  return (
    <Field label={prescriptionText.doctor} required={required} error={error}>
      <SuggestInput<Known>
        maxLength={100}
        value={value?.name ?? ''}
        options={async (keyword, signal) => {
          known.current = await find(keyword, signal)
          return known.current
        }}
        onTake={take}
        onLeave={leave}
        onType={name => {
          const chosen = sameDoctor(known.current, name)
          onChange(
            name === '' ? null : { id: chosen?.value ?? null, name, ...(chosen && { label: chosen.label }) },
            chosen?.workplace ?? null,
          )
        }}
      />
    </Field>
  )
}
