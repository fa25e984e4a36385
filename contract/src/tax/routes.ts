import { z } from 'zod'
import { day, id, idParams, nothing, vatRate } from '../field.ts'
import { branchFilter, pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { taxData, taxDataBody, taxDataPatch, taxInfo, taxInfoBody, taxInfoPut } from './shapes.ts'

const mostAsked = 500

const seesRates = {
  anyOf: [
    { model: 'tax', action: 'read' },
    { model: 'sale' },
    { model: 'list_product', action: 'read' },
    { model: 'import_product', action: 'read' },
  ],
} as const

export const taxRoutes = routes({
  info: {
    method: 'GET',
    path: '/tax-info',
    summary: 'Thông tin thuế của một chi nhánh',
    permission: { anyOf: [{ model: 'tax', action: 'read' }, { model: 'sale' }] },
    query: z.object(branchFilter),
    response: taxInfo,
  },
  createInfo: {
    method: 'POST',
    path: '/tax-info',
    summary: 'Khai thông tin thuế của chi nhánh',
    permission: { model: 'tax', action: 'create' },
    body: taxInfoBody,
    response: taxInfo,
    status: 201,
    audit: 'tax-info.create',
    idempotency: 'key',
    errors: ['tax-code-shape', 'tax-code-check-digit', 'tax-info-exists'],
  },
  putInfo: {
    method: 'PUT',
    path: '/tax-info',
    summary: 'Sửa thông tin thuế của chi nhánh',
    permission: { model: 'tax', action: 'update' },
    body: taxInfoPut,
    response: taxInfo,
    audit: 'tax-info.update',
    idempotency: 'key',
    errors: ['tax-code-shape', 'tax-code-check-digit', 'version-conflict'],
  },
  deleteInfo: {
    method: 'DELETE',
    path: '/tax-info',
    summary: 'Xóa thông tin thuế của chi nhánh',
    permission: { model: 'tax', action: 'delete' },
    body: z.strictObject({ branchId: id.optional() }),
    response: nothing,
    status: 204,
    audit: 'tax-info.delete',
    idempotency: 'key',
    errors: ['not-found'],
  },
  list: {
    method: 'GET',
    path: '/tax-data',
    summary: 'Thuế suất có thời hạn của nhóm hàng và mặt hàng, mới nhất trước',
    permission: { model: 'tax', action: 'read' },
    query: pageQuery.extend({
      ...branchFilter,
      productId: id.optional(),
      groupId: id.optional(),
      vatRate: z.coerce.number().pipe(vatRate).optional(),
      state: z.enum(['past', 'now', 'future']).optional(),
    }),
    response: pageOf(taxData),
  },
  create: {
    method: 'POST',
    path: '/tax-data',
    summary: 'Đặt thuế suất cho nhóm hàng hoặc mặt hàng từ một ngày',
    permission: { model: 'tax', action: 'create' },
    body: taxDataBody,
    response: z.object({ items: z.array(taxData), productCount: z.int() }),
    status: 201,
    audit: 'tax-data.create',
    idempotency: 'key',
    errors: ['vat-not-used', 'tax-rate-overlaps', 'product-merged', 'not-found'],
  },
  preview: {
    method: 'POST',
    path: '/tax-data/preview',
    summary: 'Xem trước: bao nhiêu mặt hàng sẽ đổi thuế suất',
    permission: { model: 'tax', action: 'create' },
    lookup: true,
    body: taxDataBody,
    response: z.object({
      /** Goods under the chosen groups and products. */
      productCount: z.int(),
      /** Those whose rate will differ on the first day. */
      changedCount: z.int(),
      samples: z.array(
        z.object({ productId: id, code: z.string(), name: z.string(), before: z.int(), after: z.int() }),
      ),
      /** Rates that will end the day before. */
      closedCount: z.int(),
      /** The sentence of the refusal, where it would be refused. */
      problem: z.string().nullable(),
    }),
    errors: ['product-merged', 'not-found'],
  },
  update: {
    method: 'PATCH',
    path: '/tax-data/:id',
    summary: 'Sửa một thuế suất có thời hạn',
    permission: { model: 'tax', action: 'update' },
    params: idParams,
    body: taxDataPatch,
    response: taxData,
    audit: 'tax-data.update',
    idempotency: 'key',
    errors: ['vat-not-used', 'version-conflict', 'tax-rate-overlaps', 'not-found'],
  },
  delete: {
    method: 'DELETE',
    path: '/tax-data/:id',
    summary: 'Xóa một thuế suất có thời hạn',
    permission: { model: 'tax', action: 'delete' },
    params: idParams,
    body: z.strictObject({ branchId: id.nullish() }),
    response: nothing,
    status: 204,
    audit: 'tax-data.delete',
    idempotency: 'key',
    errors: ['not-found'],
  },
  byProducts: {
    method: 'POST',
    path: '/tax-data/get-by-products',
    summary: 'Thuế suất của các mặt hàng vào một ngày',
    permission: seesRates,
    lookup: true,
    body: z.strictObject({
      branchId: id.optional(),
      productIds: z
        .array(id)
        .min(1, 'Chọn ít nhất một mặt hàng')
        .max(mostAsked, `Tối đa ${mostAsked} mặt hàng một lần`),
      /** Left out: today at the branch. */
      day: day.optional(),
    }),
    response: z.object({
      day,
      items: z.array(
        z.object({
          productId: id,
          vatRate: z.int(),
          /** Of the product's dated rate, of a group's, or the product's own. */
          source: z.enum(['product', 'group', 'own']),
          taxDataId: id.nullable(),
          groupName: z.string().nullable(),
          from: day.nullable(),
          to: day.nullable(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
})
