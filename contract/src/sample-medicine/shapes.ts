import { z } from 'zod'
import { dong, id, maxAmount, namedProduct, text, version } from '../field.ts'

/** The price of a liều: what its components cost, or a price of its own that is spread over them. */
export const dosePrices = ['SUM', 'FIXED'] as const
/** When it is taken, as against a meal. */
export const mealTimes = ['BEFORE', 'WITH', 'AFTER'] as const

/** Units taken at one time of the day; a tablet is broken into quarters at most. */
export const taken = z
  .number()
  .min(0.25, 'Ít nhất một phần tư')
  .max(99, 'Nhiều nhất 99')
  .multipleOf(0.25, 'Chỉ chia đến một phần tư')

const directions = {
  morning: taken.nullable(),
  noon: taken.nullable(),
  afternoon: taken.nullable(),
  evening: taken.nullable(),
  meal: z.enum(mealTimes, 'Thời điểm uống không hợp lệ').nullable(),
  note: text(200).nullable(),
}
export type Directions = z.output<z.ZodObject<typeof directions>>

const itemInput = z.strictObject({
  productId: id,
  unitId: id,
  /** In the unit, for one liều. */
  quantity: z.int('Cần nhập số nguyên').min(1, 'Số lượng phải từ 1').max(999, 'Nhiều nhất 999'),
  ...partial(directions),
})
export type SampleItemInput = z.output<typeof itemInput>

const fields = {
  code: text(40, 1).regex(/^\S+$/, 'Mã liều không có khoảng trắng'),
  name: text(120, 1),
  /** What it is for, as the list is searched and grouped. */
  disease: text(120).nullable(),
  priceKind: z.enum(dosePrices, 'Cách tính giá không hợp lệ'),
  /** Of one liều, in đồng; of a fixed price only. */
  price: dong.max(maxAmount).nullable(),
  note: text(500).nullable(),
  /** Whose template it is; null is everybody's. */
  doctorId: id.nullable(),
  items: z.array(itemInput).min(1, 'Chưa có thuốc nào').max(30, 'Tối đa 30 thuốc'),
}

export const sampleBody = z.strictObject({
  id: id.optional(),
  name: fields.name,
  items: fields.items,
  code: fields.code.optional(),
  ...partial({
    disease: fields.disease,
    priceKind: fields.priceKind,
    price: fields.price,
    note: fields.note,
    doctorId: fields.doctorId,
  }),
})
export type SampleBody = z.output<typeof sampleBody>

/** Absent fields stay, null clears; `items` replaces the list. */
export const samplePatch = z.strictObject({ version, ...partial(fields), isActive: z.literal([0, 1]).optional() })
export type SamplePatch = z.output<typeof samplePatch>

const itemShape = {
  ...namedProduct,
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  morning: z.number().nullable(),
  noon: z.number().nullable(),
  afternoon: z.number().nullable(),
  evening: z.number().nullable(),
  meal: z.enum(mealTimes).nullable(),
  note: z.string().nullable(),
  /** What one liều brings for it, of a fixed price; null where it costs what its unit costs. */
  share: z.int().nullable(),
}

const head = {
  id,
  code: z.string(),
  name: z.string(),
  disease: z.string().nullable(),
  priceKind: z.enum(dosePrices),
  /** Of one liều, as it is sold now. */
  price: z.int(),
  /** What its components cost one by one. */
  sum: z.int(),
  note: z.string().nullable(),
  doctorId: id.nullable(),
  /** With the degree in front. */
  doctorName: z.string().nullable(),
  isActive: z.literal([0, 1]),
  /** A prescription drug is in it: it is sold with the data of a prescription. */
  isPrescription: z.boolean(),
  /** How many liều the branch can hand out now: by the component that runs out first. */
  most: z.int(),
  itemCount: z.int(),
  version: z.int(),
}

export const sampleSummary = z.object({
  ...head,
  /** Names of its components, in their order. */
  components: z.array(z.string()),
  /** Names of components that do not suffice for one liều. */
  missing: z.array(z.string()),
})
export type SampleSummary = z.output<typeof sampleSummary>

const substitute = z.object({
  productId: id,
  code: z.string(),
  name: z.string(),
  manufacturer: z.string().nullable(),
  /** Base units that may be sold at the branch. */
  available: z.int(),
  baseUnit: z.string(),
  /** Of one base unit. */
  price: z.int().nullable(),
})
export type Substitute = z.output<typeof substitute>

export const sample = z.object({
  ...head,
  items: z.array(
    z.object({
      ...itemShape,
      activeIngredient: z.string().nullable(),
      strength: z.string().nullable(),
      isPrescription: z.boolean(),
      /** Whether the branch trades it. */
      isActive: z.boolean(),
      /** Of one unit. */
      unitPrice: z.int(),
      /** Base units that may be sold at the branch. */
      available: z.int(),
      baseUnit: z.string(),
      most: z.int(),
      /** For what does not suffice for one liều: same ingredient, same strength, there. */
      substitutes: z.array(substitute),
    }),
  ),
  /** Components with an ingredient in common. */
  duplicates: z.array(z.object({ ingredient: z.string(), products: z.array(z.string()) })),
  createdByName: z.string(),
})
export type SampleMedicine = z.output<typeof sample>

/** A template as a till keeps it, so that it is sold without a network; short, since there may be hundreds. */
export const tillSample = z.object({
  id,
  code: z.string(),
  name: z.string(),
  disease: z.string().nullable(),
  doctorId: id.nullable(),
  doctorName: z.string().nullable(),
  items: z.array(
    z.object({
      productId: id,
      productName: z.string(),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      share: z.int().nullable(),
      /** The directions in words, as the note of the line. */
      directions: z.string(),
    }),
  ),
})
export type TillSample = z.output<typeof tillSample>

function partial<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return z.object(shape).partial().shape
}
