import type { LicenceKind } from '@quay/contract/place'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { placeText } from '../../text/place.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { HoursFields } from './hours-fields.tsx'
import { LicenceFields } from './licence-fields.tsx'
import type { PlaceForm } from './place-form.ts'

const { fields } = placeText

/** Where a store or branch is. */
export function AddressFields() {
  const { register, formState } = useFormContext<PlaceForm>()
  const { errors } = formState
  return (
    <>
      <Field label={fields.address} error={errors.address?.message}>
        <TextInput autoComplete="off" {...register('address')} />
      </Field>
      <Field label={fields.coordinates} hint={fields.coordinatesHint} error={errors.coordinates?.message}>
        <TextInput inputMode="text" {...register('coordinates')} />
      </Field>
    </>
  )
}

/** When it is open, and which papers it has. */
export function HoursAndLicences({ kinds }: { kinds: readonly LicenceKind[] }) {
  return (
    <>
      <Section title={fields.workingHours}>
        <HoursFields />
      </Section>
      <Section title={fields.licences}>
        <LicenceFields kinds={kinds} />
      </Section>
    </>
  )
}

/** A part of a long form under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 border-line border-b pb-4 last:border-b-0">
      <h3 className="text-14">{title}</h3>
      {children}
    </section>
  )
}
