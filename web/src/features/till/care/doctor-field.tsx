import { doctorRoutes } from '@quay/contract/doctor/routes'
import { useId, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { prescriptionText } from '../../../text/prescription.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CareForm } from './care-form.ts'
import { sameDoctor } from './same-doctor.ts'

type Known = { id: string; degree: string | null; name: string; label: string; workplace: string | null }
type DoctorFieldProps = {
  value: CareForm['doctor']
  error: string | undefined
  /** With where a doctor of the shop works. */
  onChange: (doctor: DoctorFieldProps['value'], workplace: string | null) => void
}

/** Who wrote the prescription: a name as it is typed, or one of the shop's doctors among those that the browser offers. */
export function DoctorField({ value, error, onChange }: DoctorFieldProps) {
  const list = useId()
  const asked = useRef<AbortController | null>(null)
  const [known, setKnown] = useState<readonly Known[]>([])

  async function find(keyword: string) {
    asked.current?.abort()
    asked.current = new AbortController()
    try {
      const { items } = await call(doctorRoutes.find, { query: { keyword } }, { signal: asked.current.signal })
      setKnown(
        items.map(({ id, degree, name, workplace }) => ({
          id,
          degree: degree ?? null,
          name,
          label: [degree, name].filter(Boolean).join(' '),
          workplace: workplace ?? null,
        })),
      )
    } catch {
      // Without a network the name that was typed is enough.
    }
  }
  function type(name: string) {
    const chosen = sameDoctor(known, name)
    onChange(name === '' ? null : { id: chosen?.id ?? null, name, label: chosen?.label }, chosen?.workplace ?? null)
    if (name.trim() !== '' && !chosen) void find(name.trim())
  }
  /** A name typed without accents or degree becomes the doctor's own, once it is whole. */
  function leave() {
    const chosen = value && sameDoctor(known, value.name)
    if (chosen && chosen.label !== value.name) onChange({ id: chosen.id, name: chosen.label }, chosen.workplace)
  }
  return (
    <Field label={prescriptionText.doctor} required error={error}>
      <TextInput
        maxLength={100}
        autoComplete="off"
        list={list}
        value={value?.name ?? ''}
        onBlur={leave}
        onChange={event => type(event.target.value)}
      />
      <datalist id={list}>
        {known.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
    </Field>
  )
}
