import { z } from 'zod'
import { directRates, taxMethods } from '../enumeration.ts'
import { day, id, instant, text, vatRate, version } from '../field.ts'

/** How many products and groups one call may give a rate. */
export const mostTargets = 2_000
const percentOf = (kind: 'vat' | 'income') => z.literal(directRates.map(rate => rate[kind]))

const infoFields = {
  branchId: id.optional(),
  /** Ten digits, thirteen as 0100109106-001, or the twelve of an identity number; the check digit is checked. */
  taxCode: text(20, 1),
  name: text(200).nullish(),
  address: text(300).nullish(),
  method: z.enum(taxMethods, 'Chưa chọn cách tính thuế').default('DEDUCTION'),
  /** Per cent of the revenue, with method DIRECT. */
  vatPercent: percentOf('vat').nullish(),
  incomePercent: percentOf('income').nullish(),
}

const directNeedsPercent = (body: { method: string; vatPercent?: number | null | undefined }) =>
  body.method !== 'DIRECT' || body.vatPercent != null
const percentMissing = { path: ['vatPercent'], message: 'Hộ kinh doanh nộp trực tiếp phải chọn tỷ lệ trên doanh thu' }

export const taxInfoBody = z.strictObject(infoFields).refine(directNeedsPercent, percentMissing)
export const taxInfoPut = z
  .strictObject({ ...infoFields, version: version.optional() })
  .refine(directNeedsPercent, percentMissing)

/** Of a branch that has declared nothing all but the branch is null. */
export const taxInfo = z.object({
  branchId: id,
  taxCode: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  method: z.enum(taxMethods).nullable(),
  vatPercent: z.number().nullable(),
  incomePercent: z.number().nullable(),
  version: z.int().nullable(),
})
export type TaxInfo = z.output<typeof taxInfo>

const daysInOrder = ({ from, to }: { from?: string | undefined; to?: string | null | undefined }) =>
  !from || !to || from <= to
const daysTurned = { path: ['to'], message: 'Ngày cuối không được trước ngày đầu' }

const rateFields = {
  /** Null: in all branches. */
  branchId: id.nullish(),
  productIds: z.array(id).max(mostTargets, `Tối đa ${mostTargets} mặt hàng một lần`).optional(),
  groupIds: z.array(id).max(200, 'Tối đa 200 nhóm một lần').optional(),
  vatRate,
  from: day,
  /** The last day; null: until further notice. */
  to: day.nullish(),
  /** Lets rates that began earlier end the day before. */
  closePrevious: z.boolean().default(false),
}
const hasTarget = { path: ['groupIds'], message: 'Chọn ít nhất một nhóm hoặc một mặt hàng' }

export const taxDataBody = z
  .strictObject(rateFields)
  .refine(({ productIds = [], groupIds = [] }) => productIds.length + groupIds.length > 0, hasTarget)
  .refine(daysInOrder, daysTurned)

export const taxDataPatch = z
  .strictObject({
    version,
    branchId: id.nullish(),
    vatRate: vatRate.optional(),
    from: day.optional(),
    to: day.nullable().optional(),
  })
  .refine(daysInOrder, daysTurned)

export const taxData = z.object({
  id,
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  productId: id.nullable(),
  groupId: id.nullable(),
  /** Of the product; a group has none. */
  code: z.string().nullable(),
  name: z.string(),
  vatRate: z.int(),
  from: day,
  to: day.nullable(),
  /** Today, at the branch of the caller. */
  state: z.enum(['past', 'now', 'future']),
  createdByName: z.string(),
  createdAt: instant,
  version: z.int(),
})
export type TaxData = z.output<typeof taxData>
