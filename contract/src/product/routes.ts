import { z } from 'zod'
import { lotStates } from '../enumeration.ts'
import { day, id, idParams, instant, nothing, text, version } from '../field.ts'
import { branchFilter, flag, pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'
import { stockEntryKinds } from '../stock-entry-kind.ts'

import { lot, product, productBody, productFilter, productPatch } from './shapes.ts'

const productGroup = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  level: z.int(),
  productCount: z.int(),
  version: z.int(),
})

/** The most products that one call reads by their ids. */
export const mostProducts = 100
const idList = z
  .string()
  .max(4000)
  .transform(value => value.split(','))
  .pipe(z.array(id).max(mostProducts))

const comboErrors = [
  'combo-needs-components',
  'combo-one-unit',
  'combo-in-combo',
  'combo-component-repeated',
  'only-combo-has-components',
  'service-not-stocked',
] as const

export const productRoutes = routes({
  list: {
    method: 'GET',
    path: '/product',
    summary: 'Danh sách hàng, tìm theo tên không dấu, mã, mã vạch, hoạt chất, số đăng ký',
    permission: { finds: 'goods' },
    query: pageQuery.extend({ ...branchFilter, ...productFilter }),
    response: pageOf(product),
  },
  total: {
    method: 'GET',
    path: '/product/total',
    work: 'report',
    summary: 'Tổng của cả bộ lọc hàng: số mặt hàng, số còn tồn ở chi nhánh, giá trị tồn',
    permission: { finds: 'goods' },
    query: z.object({ ...branchFilter, keyword: text(100).optional(), ...productFilter }),
    response: z.object({
      count: z.int(),
      /** Of which the branch has any. */
      stockedCount: z.int(),
      /** What that cost; only with cost/read. */
      value: z.int().optional(),
    }),
  },
  many: {
    method: 'GET',
    path: '/product/many',
    summary: 'Nhiều mặt hàng theo id, đúng thứ tự đã hỏi; mặt hàng không có thì thiếu',
    permission: { finds: 'goods' },
    query: z.object({ ...branchFilter, ids: idList }),
    response: z.array(product),
  },
  get: {
    method: 'GET',
    path: '/product/:id',
    summary: 'Một mặt hàng',
    permission: { finds: 'goods' },
    params: idParams,
    query: z.object(branchFilter),
    response: product,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/product',
    summary: 'Thêm hàng',
    permission: { model: 'list_product', action: 'create' },
    body: productBody,
    response: product,
    status: 201,
    audit: 'product.create',
    idempotency: 'client-id',
    errors: [
      'stock-levels-crossed',
      'product-code-taken',
      'quota-reached',
      'barcode-taken',
      'idempotency-conflict',
      'not-found',
      'product-merged',
      ...comboErrors,
    ],
  },
  update: {
    method: 'PATCH',
    path: '/product/:id',
    summary: 'Sửa hàng',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: productPatch,
    response: product,
    audit: 'product.update',
    idempotency: 'key',
    errors: [
      'stock-levels-crossed',
      'version-conflict',
      'vat-not-used',
      'unit-locked',
      'lot-management-locked',
      'product-code-taken',
      'barcode-taken',
      'not-found',
      'product-merged',
      'product-type-locked',
      ...comboErrors,
    ],
  },
  stock: {
    method: 'GET',
    path: '/stock',
    summary: 'Tồn kho theo hàng và chi nhánh',
    permission: { finds: 'goods' },
    query: z.object({
      ...branchFilter,
      productId: id.optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      items: z.array(
        z.object({
          branchId: id,
          branchName: z.string(),
          productId: id,
          onHand: z.int(),
          reserved: z.int(),
          inTransit: z.int(),
          value: z.int().optional(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
  lots: {
    method: 'GET',
    path: '/lot',
    summary: 'Lô và hạn dùng còn tồn',
    permission: { finds: 'goods' },
    query: pageQuery.extend({
      ...branchFilter,
      productId: id.optional(),
      expiringWithinDays: z.coerce.number().int().min(0).max(3650).optional(),
      withEmpty: flag.optional(),
    }),
    response: pageOf(lot),
  },
  updateLot: {
    method: 'PATCH',
    path: '/lot/:id',
    summary: 'Tạm giữ, thu hồi hoặc cho bán lại một lô',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, state: z.enum(lotStates), reason: text(300, 1) }),
    response: z.object({ id, state: z.enum(lotStates), version: z.int() }),
    audit: 'lot.update',
    idempotency: 'key',
    errors: ['version-conflict', 'product-merged', 'not-found'],
  },
  stockCard: {
    method: 'GET',
    path: '/stock-card',
    summary: 'Thẻ kho: từng lần nhập xuất và tồn sau mỗi lần, mới nhất trước',
    permission: { model: 'list_product', action: 'read' },
    query: z.object({
      ...branchFilter,
      productId: id,
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id,
          at: instant,
          businessDay: day,
          kind: z.enum(stockEntryKinds),
          documentKind: z.string(),
          documentId: id,
          documentCode: z.string(),
          partnerName: z.string().nullable(),
          lotNumber: z.string(),
          expiryDate: day.nullable(),
          quantity: z.int(),
          balanceAfter: z.int(),
          /** Đồng of one unit as the line of the document has it; what goods were bought for only with `cost/read`. */
          price: z.object({ amount: z.int(), unitName: z.string() }).nullable(),
          value: z.int().optional(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
  groups: {
    method: 'GET',
    path: '/product-group',
    summary: 'Cây nhóm hàng',
    permission: { finds: 'goods' },
    response: z.array(productGroup),
  },
  createGroup: {
    method: 'POST',
    path: '/product-group',
    summary: 'Thêm nhóm hàng',
    permission: { model: 'list_product', action: 'create' },
    body: z.strictObject({ id: id.optional(), name: text(100, 1), parentId: id.nullish() }),
    response: productGroup,
    status: 201,
    audit: 'product-group.create',
    idempotency: 'key',
    errors: ['group-name-taken', 'group-too-deep', 'not-found'],
  },
  updateGroup: {
    method: 'PATCH',
    path: '/product-group/:id',
    summary: 'Đổi tên nhóm hàng, chuyển sang nhóm cha khác cùng mọi nhóm con',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, name: text(100, 1).optional(), parentId: id.nullable().optional() }),
    response: productGroup,
    audit: 'product-group.update',
    idempotency: 'key',
    errors: ['group-name-taken', 'group-too-deep', 'group-into-itself', 'version-conflict', 'not-found'],
  },
  deleteGroup: {
    method: 'DELETE',
    path: '/product-group/:id',
    summary: 'Xóa nhóm hàng; nhóm còn hàng thì nói chuyển hàng đi đâu, nhóm con lên một cấp',
    permission: { model: 'list_product', action: 'delete' },
    params: idParams,
    query: z.object({ moveTo: z.union([id, z.literal('none')]).optional() }),
    response: nothing,
    status: 204,
    audit: 'product-group.delete',
    idempotency: 'natural',
    errors: ['group-in-use', 'place-was-counted', 'group-name-taken', 'group-too-deep', 'not-found'],
  },
})
