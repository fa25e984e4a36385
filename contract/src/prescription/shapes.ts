import { z } from 'zod'
import { day, id, phone, text } from '../field.ts'
import { nationalCode } from './national-code.ts'

export const patientSexes = ['FEMALE', 'MALE'] as const
export type PatientSex = (typeof patientSexes)[number]

/** A child younger than this is named with who looks after it (TT 26/2025, art. 6). */
export const guardedMonths = 72

/** A prescription as the pharmacy copies it from the paper or from the national system. */
const fields = {
  /** As on the paper; left out, the bill's own code stands for it. */
  code: text(40, 1).optional(),
  prescribedOn: day.optional(),
  /** One of the shop's doctors; else the name alone. */
  doctorId: id.optional(),
  doctorName: text(100, 1).optional(),
  /** The clinic or hospital that wrote it. */
  facility: text(150, 1).optional(),
  patientName: text(100, 1).optional(),
  patientAgeMonths: z.int().min(0).max(1_800, 'Tuổi quá lớn').optional(),
  patientSex: z.enum(patientSexes).optional(),
  patientWeightGrams: z.int().min(300, 'Cân nặng quá nhỏ').max(500_000, 'Cân nặng quá lớn').optional(),
  /** Number of the identity card. */
  patientIdentity: text(20, 1).optional(),
  insuranceCard: text(20, 1).optional(),
  address: text(300, 1).optional(),
  phone: phone.optional(),
  guardianName: text(100, 1).optional(),
  diagnosis: text(500, 1).optional(),
}

/**
 * A prescription with what the pharmacy has to keep of it: who wrote it and for whom, and of a small child who looks after it.
 * One of the national system may be its code alone, because that system holds the rest.
 */
export const prescriptionBody = z.strictObject(fields).superRefine((given, context) => {
  if (given.code && nationalCode.test(given.code)) return
  const need = (path: keyof typeof fields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!given.patientName) need('patientName', 'Cần tên bệnh nhân')
  if (!given.doctorId && !given.doctorName) need('doctorName', 'Cần bác sĩ kê đơn')
  if ((given.patientAgeMonths ?? guardedMonths) < guardedMonths && !given.guardianName)
    need('guardianName', 'Trẻ dưới 72 tháng tuổi cần tên người giám hộ')
})
export type PrescriptionBody = z.output<typeof prescriptionBody>

/** A prescription as a bill keeps it. */
export const prescription = z.object({
  code: z.string(),
  prescribedOn: day.nullable(),
  doctorId: id.nullable(),
  doctorName: z.string().nullable(),
  facility: z.string().nullable(),
  patientName: z.string().nullable(),
  patientAgeMonths: z.int().nullable(),
  patientSex: z.enum(patientSexes).nullable(),
  patientWeightGrams: z.int().nullable(),
  patientIdentity: z.string().nullable(),
  insuranceCard: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  guardianName: z.string().nullable(),
  diagnosis: z.string().nullable(),
})
export type Prescription = z.output<typeof prescription>

/** Who takes controlled medicines away, as the pharmacy's book has it. */
export const buyerBody = z.strictObject({
  name: text(100, 1),
  /** Number of the identity card. */
  identity: text(20, 1).optional(),
  address: text(300, 1).optional(),
  phone: phone.optional(),
})
export type Buyer = z.output<typeof buyerBody>

export const buyer = z.object({
  name: z.string(),
  identity: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
})

/** Why a line hands out another quantity than the prescription says. */
export const dispensingReasons = ['OUT_OF_STOCK', 'PATIENT_REFUSED', 'BOUGHT_ELSEWHERE', 'OTHER'] as const
export type DispensingReason = (typeof dispensingReasons)[number]
