import { z } from 'zod'
import { controlGroups, medicineStates } from '../enumeration.ts'
import { day, id, instant } from '../field.ts'

export const productName = z.object({ id, code: z.string(), name: z.string() })

export const medicine = z.object({
  id,
  registrationNumber: z.string(),
  formerNumber: z.string().nullable(),
  nationalCode: z.string().nullable(),
  name: z.string(),
  activeIngredient: z.string().nullable(),
  strength: z.string().nullable(),
  dosageForm: z.string().nullable(),
  route: z.string().nullable(),
  packing: z.string().nullable(),
  manufacturer: z.string().nullable(),
  country: z.string().nullable(),
  /** Who holds the registration. */
  registrant: z.string().nullable(),
  /** Null where neither the list nor the number tells. */
  isPrescription: z.boolean().nullable(),
  controlGroup: z.enum(controlGroups).nullable(),
  /** The last day of the registration. */
  endsOn: day.nullable(),
  withdrawnOn: day.nullable(),
  withdrawnReason: z.string().nullable(),
  state: z.enum(medicineStates),
  /** When the list last said something else about it. */
  changedAt: instant,
  /** What the store already has of it. */
  products: z.array(productName),
})
export type Medicine = z.output<typeof medicine>

/** Why a product and a medicine of the list look like one. */
export const matchReasons = ['registration', 'former', 'name'] as const

export const match = z.object({
  product: productName.extend({ registrationNumber: z.string().nullable(), manufacturer: z.string().nullable() }),
  medicine: medicine.pick({
    id: true,
    registrationNumber: true,
    formerNumber: true,
    name: true,
    activeIngredient: true,
    strength: true,
    manufacturer: true,
    state: true,
  }),
  reason: z.enum(matchReasons),
})
export type MedicineMatch = z.output<typeof match>
