import { type Doctor, doctorBody, type doctorPatch } from '@quay/contract/doctor/shapes'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { doctorText } from '../../text/doctor.ts'

const optional = ['phone', 'degree', 'specialty', 'workplace', 'note'] as const
const compared = ['name', 'code', ...optional] as const

export type DoctorForm = Record<(typeof compared)[number], string>

/** A doctor as the form holds one; without one, empty. */
export const formOf = (doctor: Doctor | null): DoctorForm => ({
  name: doctor?.name ?? '',
  code: doctor?.code ?? '',
  phone: doctor?.phone ?? '',
  degree: doctor?.degree ?? '',
  specialty: doctor?.specialty ?? '',
  workplace: doctor?.workplace ?? '',
  note: doctor?.note ?? '',
})

export const doctorResolver = formResolver(doctorBody, (form: DoctorForm) => withoutEmpty(form))

/** What an edit sends: what was emptied is cleared. */
export function patchOf(body: z.output<typeof doctorBody>, version: number): z.input<typeof doctorPatch> {
  const { id: _id, ...fields } = body
  return { ...withCleared(fields, [...optional]), version }
}

/** What somebody else changed in a doctor, in words. */
export const changesBetween = (before: Doctor, after: Doctor): string[] =>
  compared
    .filter(name => before[name] !== after[name])
    .map(name => `${doctorText.fields[name]}: ${after[name] ?? doctorText.none}`)
