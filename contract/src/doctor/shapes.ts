import { z } from 'zod'
import { id, phone, text, version } from '../field.ts'

const fields = {
  code: text(40, 1).regex(/^\S+$/, 'Mã bác sĩ không có khoảng trắng'),
  name: text(100, 1),
  phone: phone.nullable(),
  specialty: text(100).nullable(),
  /** As it stands before the name: BS.CKI, ThS. */
  degree: text(60).nullable(),
  workplace: text(150).nullable(),
  note: text(500).nullable(),
}

export const doctorBody = z.strictObject({
  id: id.optional(),
  name: fields.name,
  code: fields.code.optional(),
  phone: fields.phone.optional(),
  specialty: fields.specialty.optional(),
  degree: fields.degree.optional(),
  workplace: fields.workplace.optional(),
  note: fields.note.optional(),
})
export type DoctorBody = z.output<typeof doctorBody>

/** Absent fields stay, null clears. */
export const doctorPatch = z.strictObject({
  version,
  ...z.object(fields).partial().shape,
  isActive: z.literal([0, 1]).optional(),
})
export type DoctorPatch = z.output<typeof doctorPatch>

export const doctor = z.object({
  id,
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  specialty: z.string().nullable(),
  degree: z.string().nullable(),
  workplace: z.string().nullable(),
  note: z.string().nullable(),
  isActive: z.literal([0, 1]),
  /** How many templates of liều are theirs. */
  sampleCount: z.int(),
  /** Papers of theirs that were sold from, and the bills that did; a paper sold in parts has several bills. */
  prescriptionCount: z.int(),
  billCount: z.int(),
  version: z.int(),
})
export type Doctor = z.output<typeof doctor>

/** A doctor as one is chosen from a list: without phone and note. */
export const found = z.object({
  id,
  code: z.string(),
  name: z.string(),
  degree: z.string().nullable(),
  specialty: z.string().nullable(),
  workplace: z.string().nullable(),
})
export type FoundDoctor = z.output<typeof found>

/** A doctor with the same name or phone as the one that a person is writing down. */
export const alike = z.object({
  id,
  code: z.string(),
  name: z.string(),
  degree: z.string().nullable(),
  phone: z.string().nullable(),
  workplace: z.string().nullable(),
  isActive: z.literal([0, 1]),
})
export type AlikeDoctor = z.output<typeof alike>
