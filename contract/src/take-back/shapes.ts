import { z } from 'zod'
import { day, id, instant, phone, text } from '../field.ts'

/** Of an identity card, or a passport of a foreigner. */
const identityNumber = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z]{6,20}$/, 'Số định danh gồm 6 đến 20 chữ số, chữ cái')

/** What the minutes say beside the goods. */
export const takeBackBody = z.strictObject({
  /** 0: they are written for the first time. */
  minutesVersion: z.int().min(0).max(2_147_483_647),
  /** Who brings the medicines: the patient or a relative. */
  personName: text(120, 1),
  /** It stands in these minutes alone. */
  identityNumber,
  personAddress: text(300).nullish(),
  personPhone: phone.nullish(),
  /** Whose medicines they were, where that is another person. */
  patientName: text(120).nullish(),
  reason: text(300, 1),
})
export type TakeBackBody = z.output<typeof takeBackBody>

/** The minutes of narcotics, psychotropics and precursors that a return took back unused. */
export const takeBack = z.object({
  returnId: id,
  code: z.string(),
  branchId: id,
  businessDay: day,
  isCancelled: z.boolean(),
  /** The medicines of it that the minutes are about; none: it needs no minutes. Quantities in base units. */
  items: z.array(
    z.object({
      id,
      productName: z.string(),
      strength: z.string().nullable(),
      registrationNumber: z.string().nullable(),
      unitName: z.string(),
      quantity: z.int(),
      lotNumber: z.string(),
      expiryDate: day.nullable(),
    }),
  ),
  /** Null until they are written. */
  minutes: z
    .object({
      personName: z.string(),
      identityNumber: z.string(),
      personAddress: z.string().nullable(),
      personPhone: z.string().nullable(),
      patientName: z.string().nullable(),
      reason: z.string(),
      recordedByName: z.string(),
      recordedAt: instant,
      version: z.int(),
    })
    .nullable(),
})
export type TakeBack = z.output<typeof takeBack>
