import { z } from 'zod'
import { discountUnit } from './enumeration.ts'
import { dong, id, idParams, instant, maxAmount, nothing, text, version } from './field.ts'
import { type LogRights, needsCost } from './log-right.ts'
import { branchFilter, flag, pageOf, pageQuery } from './page.ts'
import { localTime, offLists, priceTier } from './price.ts'
import { routes } from './route.ts'

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

const tiers = z.array(priceTier).max(10, 'Tối đa 10 mức')

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
  /** Null too where it starts from what goods cost, for whoever lacks cost/read: with the prices it would tell that. */
  formula: z.object(formulaFields).nullable(),
  /** Whether there is a formula that this reader does not see. */
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

/** A formula in the log may start from what goods cost. */
export const priceBookLog: LogRights = { fields: { formula: needsCost } }

const cell = z.object({ bookId: id, price: z.int().nullable(), tiers: z.array(priceTier) })

/** A unit with all its prices: a row of the grid. */
export const priceRow = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  isBase: z.boolean(),
  /** Of a combo that costs what its components do: nobody sets it. */
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
  /** For one of the unit, rounded; both only with cost/read. */
  cost: z.int().nullable().optional(),
  lastPurchase: z.int().nullable().optional(),
})
export type PriceRow = z.output<typeof priceRow>

const filter = { keyword: text(100).optional(), groupId: id.optional() }
/** What the price screen is narrowed to. */
export const priceFilter = {
  ...filter,
  /** Only what costs more than it is sold for. */
  belowCost: flag.optional(),
}
const bookIds = z
  .string()
  .max(400)
  .transform(value => value.split(',').filter(part => part !== ''))
  .pipe(z.array(id).max(8, 'Tối đa 8 bảng giá một lần xem'))

/** Null is the general price list. */
const place = { bookId: id.nullable(), unitId: id }

export const plannedPrice = z.object({
  id,
  productId: id,
  productCode: z.string(),
  productName: z.string(),
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

const formulaQuestion = z.strictObject({ formula: priceFormula, ...filter, ...branchFilter })
/** What a formula would make of the prices. */
const formulaPreview = z.object({
  /** Units that get another price, and those without what the formula starts from. */
  count: z.int(),
  missing: z.int(),
  /** Units that would cost nothing and cost something now, or had no price: applying asks for `makesZero`. */
  zero: z.int(),
  /** New prices above the mark-up that a hospital's pharmacy may take. */
  overMarkup: z.int(),
  items: z.array(
    z.object({
      unitId: id,
      productName: z.string(),
      unitName: z.string(),
      before: z.int().nullable(),
      after: z.int(),
    }),
  ),
})
const formulaOrder = formulaQuestion.extend({ makesZero: z.boolean().optional() })
const read = { model: 'price_setting', action: 'read' } as const
const update = { model: 'price_setting', action: 'update' } as const
const formulaErrors = ['not-found', 'price-book-cycle', 'price-cost-right-missing'] as const

export const priceBookRoutes = routes({
  list: {
    method: 'GET',
    path: '/price-book',
    summary: 'Các bảng giá',
    permission: { anyOf: [read, { model: 'list_product', action: 'read' }] },
    query: z.object(branchFilter),
    response: z.object({ items: z.array(priceBook) }),
  },
  create: {
    method: 'POST',
    path: '/price-book',
    summary: 'Thêm bảng giá',
    permission: { model: 'price_setting', action: 'create' },
    body: priceBookBody,
    response: priceBook,
    status: 201,
    audit: 'price-book.create',
    idempotency: 'client-id',
    errors: ['price-book-name-taken', 'idempotency-conflict', ...formulaErrors],
  },
  update: {
    method: 'PATCH',
    path: '/price-book/:id',
    /** No formula for one that the caller does not see leaves it as it is. */
    summary: 'Sửa bảng giá',
    permission: update,
    params: idParams,
    body: priceBookPatch,
    response: priceBook,
    audit: 'price-book.update',
    idempotency: 'key',
    errors: ['price-book-name-taken', 'version-conflict', ...formulaErrors],
  },
  delete: {
    method: 'DELETE',
    path: '/price-book/:id',
    summary: 'Xóa bảng giá; hóa đơn đã bán vẫn ghi tên bảng giá cũ',
    permission: { model: 'price_setting', action: 'delete' },
    params: idParams,
    body: z.strictObject({ version }),
    response: nothing,
    status: 204,
    audit: 'price-book.delete',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict', 'price-book-in-use'],
  },
  grid: {
    method: 'GET',
    path: '/price-book/grid',
    summary: 'Giá của từng đơn vị trong các bảng giá đã chọn',
    permission: read,
    query: pageQuery.extend({
      ...branchFilter,
      ...priceFilter,
      productId: id.optional(),
      bookIds: bookIds.optional(),
    }),
    response: pageOf(priceRow),
    errors: ['not-found', 'price-cost-right-missing'],
  },
  setPrice: {
    method: 'PUT',
    path: '/price-book/price',
    summary: 'Đặt giá của một đơn vị trong bảng giá chung hoặc một bảng giá',
    permission: update,
    body: z.strictObject({
      ...place,
      /** Null takes it out of the book. */
      price: dong.nullable(),
      /** What the screen showed: another price there is 409. */
      expected: dong.nullable(),
    }),
    response: nothing,
    status: 204,
    audit: 'price.set',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged', 'price-moved', 'price-is-sum', 'price-needed'],
  },
  setTiers: {
    method: 'PUT',
    path: '/price-book/tiers',
    summary: 'Đặt giá theo số lượng của một đơn vị',
    permission: update,
    body: z.strictObject({ ...place, tiers, expected: tiers }),
    response: nothing,
    status: 204,
    audit: 'price.set-tiers',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged', 'price-moved', 'tiers-not-rising', 'tiers-not-cheaper', 'price-needed'],
  },
  setPosted: {
    method: 'PUT',
    path: '/price-book/posted',
    summary: 'Đặt giá niêm yết, kê khai của một đơn vị',
    permission: update,
    body: z.strictObject({ unitId: id, price: dong.nullable(), expected: dong.nullable() }),
    response: nothing,
    status: 204,
    audit: 'price.set-posted',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged', 'price-moved'],
  },
  previewFormula: {
    method: 'POST',
    path: '/price-book/:id/formula/preview',
    summary: 'Xem trước giá theo công thức',
    permission: read,
    params: idParams,
    body: formulaQuestion,
    response: formulaPreview,
    lookup: true,
    errors: [...formulaErrors],
  },
  applyFormula: {
    method: 'POST',
    path: '/price-book/:id/formula',
    summary: 'Đặt giá theo công thức cho tất cả hàng đã lọc',
    permission: update,
    params: idParams,
    /** `makesZero`: prices of 0 đ are meant. */
    body: formulaOrder,
    response: z.object({ count: z.int(), missing: z.int() }),
    audit: 'price-book.apply-formula',
    idempotency: 'key',
    errors: [...formulaErrors, 'formula-makes-zero'],
  },
  previewGeneralFormula: {
    method: 'POST',
    path: '/price-book/general/formula/preview',
    summary: 'Xem trước giá chung theo công thức',
    permission: read,
    body: formulaQuestion,
    response: formulaPreview,
    lookup: true,
    errors: [...formulaErrors],
  },
  applyGeneralFormula: {
    method: 'POST',
    path: '/price-book/general/formula',
    summary: 'Đặt giá chung theo công thức cho tất cả hàng đã lọc',
    permission: update,
    /** `makesZero`: prices of 0 đ are meant. */
    body: formulaOrder,
    response: z.object({ count: z.int(), missing: z.int() }),
    audit: 'price-book.apply-formula',
    idempotency: 'key',
    errors: [...formulaErrors, 'formula-makes-zero'],
  },
})

export const plannedPriceRoutes = routes({
  list: {
    method: 'GET',
    path: '/price-change',
    summary: 'Giá đặt trước: sắp tới, đã áp dụng, đã hủy',
    permission: read,
    query: pageQuery.extend({ state: plannedPrice.shape.state.optional(), productId: id.optional() }),
    response: pageOf(plannedPrice),
    errors: ['use-cursor'],
  },
  create: {
    method: 'POST',
    path: '/price-change',
    summary: 'Đặt trước một lần đổi giá',
    permission: update,
    body: z.strictObject({
      id: id.optional(),
      unitId: id,
      startsAt: localTime,
      price: dong,
      note: text(200).optional(),
    }),
    response: plannedPrice,
    status: 201,
    audit: 'price-change.create',
    idempotency: 'client-id',
    errors: [
      'not-found',
      'product-merged',
      'price-is-sum',
      'price-change-past',
      'price-change-exists',
      'idempotency-conflict',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/price-change/:id/cancel',
    summary: 'Hủy một lần đổi giá chưa đến giờ',
    permission: update,
    params: idParams,
    body: z.strictObject({ version }),
    response: plannedPrice,
    audit: 'price-change.cancel',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict', 'price-change-over'],
  },
})
