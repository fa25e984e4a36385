import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, maxQuantity, text } from '../field.ts'
import { pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import { how, reorderFilter, reorderRow } from './shapes.ts'

const read = { model: 'import_product', action: 'read' } as const

export const reorderRoutes = routes({
  list: {
    method: 'GET',
    path: '/reorder',
    work: 'report',
    summary: 'Dự trù đặt hàng: hàng cần nhập với số lượng gợi ý, hàng sắp hết trước',
    permission: read,
    query: pageQuery.omit({ orderBy: true }).extend(reorderFilter.shape),
    response: pageOf(reorderRow),
  },
  export: exportRoute('/reorder/export', 'Xuất dự trù đặt hàng của bộ lọc ra tệp Excel', read, {
    ...reorderFilter.shape,
    keyword: pageQuery.shape.keyword,
  }),
  providers: {
    method: 'GET',
    path: '/reorder/provider',
    work: 'report',
    summary: 'Dự trù đặt hàng theo nhà cung cấp',
    permission: read,
    query: reorderFilter,
    response: z.object({
      items: z.array(
        z.object({
          providerId: id.nullable(),
          providerName: z.string().nullable(),
          leadDays: z.int().nullable(),
          /** Below it the provider does not deliver, in đồng. */
          minOrder: z.int().nullable(),
          itemCount: z.int(),
          amount: z.int(),
        }),
      ),
    }),
  },
  /** The server computes the suggestions again, so they include the latest sales; `changes` replace some of them. */
  order: {
    method: 'POST',
    path: '/reorder/order',
    summary: 'Lập phiếu đặt hàng tạm cho từng nhà cung cấp theo dự trù',
    permission: { model: 'import_product', action: 'create' },
    body: z.strictObject({
      branchId: id.optional(),
      basis: how.basis,
      days: how.days,
      coverDays: how.coverDays,
      groupId: id.optional(),
      providerId: id.optional(),
      keyword: text(100).optional(),
      /** Only these; left out, all that is suggested. */
      productIds: z.array(id).max(2000).optional(),
      changes: z
        .array(
          z.strictObject({
            productId: id,
            unitId: id.optional(),
            /** Of the unit; 0 is left out of the orders. */
            quantity: z.int('Số lượng phải là số nguyên').min(0).max(maxQuantity),
          }),
        )
        .max(500)
        .default([]),
    }),
    response: z.object({
      orders: z.array(
        z.object({ id, code: z.string(), providerName: z.string(), itemCount: z.int(), payable: z.int() }),
      ),
      /** Goods without a provider, which no order names. */
      left: z.int(),
    }),
    status: 201,
    audit: 'purchase-order.create',
    idempotency: 'key',
    errors: [
      'branch-inactive',
      'not-found',
      'product-merged',
      'nothing-to-order',
      'amount-too-large',
      'product-inactive',
      'combo-has-no-stock',
      'service-has-no-stock',
    ],
  },
  setProvider: {
    method: 'PUT',
    path: '/reorder/product/:productId',
    summary: 'Chọn nhà cung cấp ưu tiên của một mặt hàng; để trống thì theo lần nhập gần nhất',
    permission: { model: 'import_product', action: 'update' },
    params: z.object({ productId: id }),
    body: z.strictObject({ providerId: id.nullable() }),
    response: z.object({ productId: id, providerId: id.nullable() }),
    audit: 'product.set-provider',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged'],
  },
})
