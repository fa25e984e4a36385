import { type Doctor, doctorBody, type doctorPatch } from '@quay/contract/doctor/shapes'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { doctorText } from '../../text/partner/doctor.ts'

const optional = ['phone', 'degree', 'specialty', 'workplace', 'note'] as const
const compared = ['name', 'code', ...optional] as const

export type DoctorForm = Record<(typeof compared)[number], string>

/** A doctor as the form holds one; without one, empty. */
export const formOf = (doctor: Doctor | null): DoctorForm => textsOf(doctor, compared)

export const doctorResolver = formResolver(doctorBody, (form: DoctorForm) => withoutEmpty(form))

/** What an edit sends: what was emptied is cleared. */
export const patchOf = (
  { id: _id, ...fields }: z.output<typeof doctorBody>,
  { version }: Doctor,
): z.input<typeof doctorPatch> => ({ ...withCleared(fields, optional), version })

/** What another person changed in a doctor, in words. */
export const changesBetween = changesIn<Doctor>(
  compared.map(name => [doctorText.fields[name], doctor => doctor[name]]),
  doctorText.none,
)
