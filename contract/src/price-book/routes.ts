import { z } from 'zod'
import { dong, id, idParams, nothing, text, version } from '../field.ts'
import { branchFilter, pageOf, pageQuery } from '../page.ts'
import { localTime } from '../price.ts'
import { routes } from '../route.ts'

import {
  filter,
  plannedPrice,
  priceBook,
  priceBookBody,
  priceBookPatch,
  priceFilter,
  priceFormula,
  priceRow,
  tiers,
} from './shapes.ts'

const bookIds = z
  .string()
  .max(400)
  .transform(value => value.split(',').filter(part => part !== ''))
  .pipe(z.array(id).max(8, 'Tối đa 8 bảng giá một lần xem'))

/** Null is the general price list. */
const place = { bookId: id.nullable(), unitId: id }

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
    /** The books that follow this price, with what they ask for the unit now. */
    response: z.object({
      followed: z.array(z.object({ bookId: id, name: z.string(), before: dong, price: dong })),
    }),
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
