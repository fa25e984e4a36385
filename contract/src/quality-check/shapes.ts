import { z } from 'zod'
import { documentStatuses, lotStates, storageConditions } from '../enumeration.ts'
import { cancelled, day, id, instant, namedProduct } from '../field.ts'

/** What a look at a lot gives: good, kept apart, to be destroyed, to go back to the provider. */
export const qualityResults = ['PASS', 'QUARANTINE', 'DISPOSE', 'RETURN'] as const
/** Why a lot stands where it stands in the list, the worst first; days are those left to its expiry. */
export const qualityRisks = ['EXPIRED', 'MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE'] as const
/** What is looked at in the place itself (GPP, storage). */
export const storageItems = ['temperature', 'humidity', 'light', 'clean', 'order', 'pests', 'quarantine'] as const

export type QualityResult = (typeof qualityResults)[number]
export type QualityRisk = (typeof qualityRisks)[number]
export type StorageItem = (typeof storageItems)[number]

export const month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Tháng không hợp lệ')
export const storage = z.strictObject(
  Object.fromEntries(storageItems.map(item => [item, z.boolean().nullish()])) as Record<
    StorageItem,
    z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
  >,
)

export const summary = z.object({
  id,
  code: z.string(),
  /** YYYY-MM */
  month,
  status: z.enum(documentStatuses),
  branchId: id,
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  lineCount: z.int(),
  /** Lots with a result so far. */
  doneCount: z.int(),
  failedCount: z.int(),
})

export const qualityCheck = summary.extend({
  /** What was not looked at is absent or null. */
  storage: z.object(storage.shape),
  storageNote: z.string().nullable(),
  inspectors: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
  postedByName: z.string().nullable(),
  ...cancelled,
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      baseUnit: z.string(),
      lotId: id,
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      state: z.enum(lotStates),
      storage: z.enum(storageConditions).nullable(),
      /** The shelf on which its product stands now. */
      position: z.string().nullable(),
      risk: z.enum(qualityRisks),
      quantity: z.int(),
      movedQuantity: z.int(),
      result: z.enum(qualityResults).nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type QualityCheck = z.output<typeof qualityCheck>
