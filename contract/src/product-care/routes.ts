import { z } from 'zod'
import { day, id, idParams, instant, nothing, version } from '../field.ts'
import { branchFilter } from '../page.ts'
import { product } from '../product/shapes.ts'
import { routes } from '../route.ts'

import { bulkChange, likenesses, productName } from './shapes.ts'

const keyset = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}
const keysetOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

const ids = z.array(id).min(1, 'Chưa chọn mặt hàng nào').max(500, 'Tối đa 500 mặt hàng mỗi lần')

const likeProduct = productName.extend({
  isActive: z.int(),
  registrationNumber: z.string().nullable(),
  manufacturer: z.string().nullable(),
  baseUnit: z.string(),
  /** In the whole store, in base units. */
  onHand: z.int(),
})

export const productCareRoutes = routes({
  delete: {
    method: 'DELETE',
    path: '/product/:id',
    summary: 'Xóa hàng chưa từng có chứng từ nào',
    permission: { model: 'list_product', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'product.delete',
    idempotency: 'natural',
    errors: ['product-in-use', 'not-found'],
  },
  uses: {
    method: 'GET',
    path: '/product/:id/uses',
    summary: 'Chứng từ đã dùng một mặt hàng, phiếu tạm còn mở và tồn kho từng chi nhánh',
    permission: { model: 'list_product', action: 'read' },
    params: idParams,
    response: z.object({
      /** In words: "3 hóa đơn, 1 phiếu nhập"; empty when nothing ever used it. */
      words: z.string(),
      drafts: z.array(z.object({ kind: z.string(), id, code: z.string() })),
      onHand: z.array(z.object({ branchId: id, branchName: z.string(), quantity: z.int() })),
    }),
    errors: ['not-found'],
  },
  branchStatus: {
    method: 'PUT',
    path: '/product/:id/branch-status',
    summary: 'Ngưng hoặc kinh doanh lại một mặt hàng ở một chi nhánh',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ branchId: id, isActive: z.literal([0, 1]) }),
    response: product,
    audit: 'product.update',
    idempotency: 'natural',
    errors: ['product-merged', 'not-found'],
  },
  bulk: {
    method: 'POST',
    path: '/product/bulk',
    summary: 'Sửa nhiều mặt hàng một lần: tất cả, hoặc không mặt hàng nào',
    permission: { model: 'list_product', action: 'update' },
    body: z.strictObject({ ids, change: bulkChange }),
    response: z.object({ changed: z.int() }),
    audit: 'product.update',
    idempotency: 'key',
    errors: ['bulk-refused', 'not-found'],
  },
  bulkDelete: {
    method: 'POST',
    path: '/product/bulk-delete',
    summary: 'Xóa nhiều mặt hàng chưa dùng: tất cả, hoặc không mặt hàng nào',
    permission: { model: 'list_product', action: 'delete' },
    body: z.strictObject({ ids }),
    response: z.object({ changed: z.int() }),
    audit: 'product.delete',
    idempotency: 'key',
    errors: ['bulk-refused', 'product-in-use', 'not-found'],
  },
  prices: {
    method: 'GET',
    path: '/product/:id/price-history',
    summary: 'Giá bán và giá nhập theo ngày, mới nhất trước',
    permission: { model: 'list_product', action: 'read' },
    params: idParams,
    query: z.object({ ...branchFilter, ...keyset }),
    response: keysetOf(
      z.object({
        id,
        at: instant,
        kind: z.enum(['SALE', 'COST']),
        unitName: z.string(),
        /** The price book whose price it was; null for the general price and for costs. */
        bookName: z.string().nullable(),
        isBookGone: z.boolean(),
        /** Đồng for one of the unit; null before the first. */
        before: z.int().nullable(),
        after: z.int(),
        /** The cost moved by more than five per cent. */
        isAlert: z.boolean(),
        employeeName: z.string(),
        documentKind: z.string().nullable(),
        documentId: id.nullable(),
        documentCode: z.string().nullable(),
        partnerName: z.string().nullable(),
      }),
    ),
    errors: ['not-found'],
  },
  sales: {
    method: 'GET',
    path: '/product/:id/sales',
    summary: 'Lịch sử bán của một mặt hàng, kể cả trong combo và trước khi gộp, mới nhất trước',
    permission: { model: 'bill', action: 'read' },
    params: idParams,
    query: z.object({ ...branchFilter, ...keyset }),
    response: keysetOf(
      z.object({
        id,
        billId: id,
        billCode: z.string(),
        soldAt: instant,
        businessDay: day,
        isCancelled: z.boolean(),
        customerName: z.string().nullable(),
        sellerName: z.string(),
        unitName: z.string(),
        quantity: z.int(),
        baseQuantity: z.int(),
        /** What was paid for it, discounts taken off. */
        net: z.int(),
        cost: z.int().optional(),
        /** The combo in which it was sold. */
        comboName: z.string().nullable(),
      }),
    ),
    errors: ['not-found'],
  },
  log: {
    method: 'GET',
    path: '/product/:id/log',
    summary: 'Ai đã sửa gì ở một mặt hàng: cũ và mới, mới nhất trước',
    permission: { model: 'list_product', action: 'read' },
    params: idParams,
    query: z.object(keyset),
    response: keysetOf(
      z.object({
        id,
        at: instant,
        employeeName: z.string(),
        actionText: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    errors: ['not-found'],
  },
  duplicates: {
    method: 'GET',
    path: '/product-duplicate',
    work: 'report',
    summary: 'Những cặp mặt hàng có vẻ là một',
    permission: { model: 'list_product', action: 'read' },
    query: z.object({ productId: id.optional(), limit: z.coerce.number().int().min(1).max(200).default(100) }),
    response: z.object({
      pairs: z.array(z.object({ one: likeProduct, other: likeProduct, likeness: z.array(z.enum(likenesses)) })),
      more: z.boolean(),
    }),
  },
  keepApart: {
    method: 'POST',
    path: '/product-duplicate/keep-apart',
    summary: 'Hai mặt hàng trông giống nhau là hai mặt hàng khác nhau: không nhắc nữa',
    permission: { model: 'list_product', action: 'update' },
    body: z.strictObject({ productId: id, otherId: id }),
    response: nothing,
    status: 204,
    audit: 'product.keep-apart',
    idempotency: 'natural',
    errors: ['not-found', 'product-merged'],
  },
  merge: {
    method: 'POST',
    path: '/product/:id/merge',
    summary: 'Gộp một mặt hàng vào mặt hàng này: tồn kho, lô, mã vạch chuyển sang, lịch sử giữ nguyên',
    permission: { model: 'list_product', action: 'delete' },
    params: idParams,
    body: z.strictObject({ duplicateId: id, duplicateVersion: version }),
    response: product,
    audit: 'product.merge',
    idempotency: 'key',
    errors: [
      'version-conflict',
      'merge-with-itself',
      'merge-combo',
      'merge-service-with-goods',
      'merge-lots-differ',
      'merge-base-unit-differs',
      'merge-unit-differs',
      'merge-expiry-differs',
      'merge-drafts-open',
      'merge-stock-in-motion',
      'merge-both-in-combo',
      'product-merged',
      'not-found',
    ],
  },
})
