import { z } from 'zod'
import { discountUnit } from '../enumeration.ts'
import { id, instant, maxAmount, namedProduct, text, version } from '../field.ts'
import { flag } from '../page.ts'
import { localTime, offLists, priceTier } from '../price.ts'

/** What a formula starts from; `current` is the price that the book has now. */
export const formulaBases = ['general', 'cost', 'last_purchase', 'current', 'book'] as const
export type FormulaBase = (typeof formulaBases)[number]
/** Whether prices made from this base tell what goods cost. */
export const isCostBase = (base: FormulaBase): boolean => base === 'cost' || base === 'last_purchase'
export const roundings = [1, 100, 500, 1000] as const

const adjustment = {
  adjustUnit: z.literal([discountUnit.PERCENT, discountUnit.MONEY]),
  /** Basis points of the base, or đồng; below 0 it goes down. */
  adjustValue: z.int('Cần nhập số nguyên').min(-maxAmount, 'Số quá nhỏ').max(maxAmount, 'Số quá lớn'),
  rounding: z.literal([...roundings], 'Làm tròn đến 1, 100, 500 hoặc 1.000 đồng'),
}

const percentInRange = ({ adjustUnit, adjustValue }: { adjustUnit: number; adjustValue: number }) =>
  adjustUnit !== discountUnit.PERCENT || (adjustValue >= -10_000 && adjustValue <= 1_000_000)

const formulaFields = {
  base: z.enum(formulaBases, 'Chọn giá gốc của công thức'),
  /** The other book, for `book` only. */
  baseBookId: id.nullish(),
  ...adjustment,
}

export const priceFormula = z
  .strictObject(formulaFields)
  .refine(percentInRange, { path: ['adjustValue'], message: 'Phần trăm từ −100 đến 10.000' })
  .refine(({ base, baseBookId }) => (base === 'book') === Boolean(baseBookId), {
    path: ['baseBookId'],
    message: 'Chọn bảng giá gốc',
  })
export type PriceFormula = z.output<typeof priceFormula>

export const tiers = z.array(priceTier).max(10, 'Tối đa 10 mức')

const scope = z.array(id).max(500).nullable()
const bookFields = {
  name: text(80, 1),
  /** From the one up to the other, by the clock of each branch; null is open. */
  startsAt: localTime.nullable(),
  endsAt: localTime.nullable(),
  /** Null is all. */
  branchIds: scope,
  groupIds: scope,
  sellerIds: scope,
  offList: z.enum(offLists, 'Chọn cách bán hàng ngoài bảng giá'),
  isActive: z.boolean(),
  /** Holds only for a bill whose cashier chooses it; the others hold by themselves. */
  onRequest: z.boolean(),
  formula: priceFormula.nullable(),
  /** Prices of the book move by the formula when the general price, or the other book, moves. */
  follows: z.boolean(),
}
const inOrder = ({ startsAt, endsAt }: { startsAt?: string | null | undefined; endsAt?: string | null | undefined }) =>
  !startsAt || !endsAt || startsAt < endsAt
const turned = { path: ['endsAt'], message: 'Thời điểm kết thúc phải sau thời điểm bắt đầu' }

const optionalFields = z.strictObject(bookFields).partial().shape
export const priceBookBody = z
  .strictObject({ ...optionalFields, id: id.optional(), name: bookFields.name })
  .refine(inOrder, turned)
export const priceBookPatch = z.strictObject({ ...optionalFields, version }).refine(inOrder, turned)
export type PriceBookBody = z.output<typeof priceBookBody>
export type PriceBookPatch = z.output<typeof priceBookPatch>

const named = z.array(z.object({ id, name: z.string() })).nullable()
export const priceBook = z.object({
  ...bookFields,
  /** Also null for a caller without cost/read if the formula starts from the cost: formula and prices would reveal the cost. */
  formula: z.object(formulaFields).nullable(),
  /** Whether there is a formula that the caller may not see. */
  hasHiddenFormula: z.boolean(),
  id,
  name: z.string(),
  /** Only those that the names below tell of; null is all. */
  branches: named,
  groups: named,
  sellers: named,
  baseBookName: z.string().nullable(),
  /** Units that it has a price for. */
  itemCount: z.int(),
  /** Whether it holds at the branch asked for, now. */
  state: z.enum(['off', 'future', 'now', 'past']),
  version: z.int(),
})
export type PriceBook = z.output<typeof priceBook>

const cell = z.object({ bookId: id, price: z.int().nullable(), tiers: z.array(priceTier) })

/** A unit with all its prices: a row of the grid. */
export const priceRow = z.object({
  ...namedProduct,
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  isBase: z.boolean(),
  /** The price of a combo is the sum of its components, so no person sets it. */
  isSum: z.boolean(),
  price: z.int(),
  /** Of the product's base unit, for the hint at a box that is dearer than its parts. */
  basePrice: z.int(),
  baseUnitName: z.string(),
  postedPrice: z.int().nullable(),
  tiers: z.array(priceTier),
  books: z.array(cell),
  /** Of a medicine at a pharmacy of a hospital, whose mark-up is capped; null elsewhere, and where it was never bought. */
  markup: z
    .object({
      /** The most that one of the unit may cost; only with cost/read, because it tells the cost. */
      cap: z.int().optional(),
      /** Whether the general price is above it, and the chosen books whose prices are. */
      isOver: z.boolean(),
      overBooks: z.array(id),
    })
    .nullable(),
  /** The next price that is to come. */
  planned: z.object({ startsAt: localTime, price: z.int() }).nullable(),
  /** For one of the unit, rounded; both only with cost/read. At a branch that deducts VAT `cost` holds it, as prices do. */
  cost: z.int().nullable().optional(),
  costHoldsVat: z.literal(true).optional(),
  lastPurchase: z.int().nullable().optional(),
})
export type PriceRow = z.output<typeof priceRow>

export const filter = { keyword: text(100).optional(), groupId: id.optional() }
/** What the price screen is narrowed to. */
export const priceFilter = {
  ...filter,
  /** Only what costs more than it is sold for. */
  belowCost: flag.optional(),
}
export const plannedPrice = z.object({
  id,
  ...namedProduct,
  unitId: id,
  unitName: z.string(),
  startsAt: localTime,
  price: z.int(),
  priceBefore: z.int(),
  note: z.string().nullable(),
  state: z.enum(['PENDING', 'APPLIED', 'CANCELLED']),
  createdByName: z.string(),
  createdAt: instant,
  cancelledByName: z.string().nullable(),
  version: z.int(),
})
export type PlannedPrice = z.output<typeof plannedPrice>
