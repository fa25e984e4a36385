import { z } from 'zod'
import { id, idParams, nothing, text, version } from '../field.ts'
import { routes } from '../route.ts'

import { listEntry } from './shapes.ts'

const moving = z.object({ moveTo: z.union([id, z.literal('none')]).optional() })

/** Two lists of one kind: who makes the goods, and on which shelf they lie. */
export const productListRoutes = routes({
  manufacturers: {
    method: 'GET',
    path: '/manufacturer',
    summary: 'Danh sách hãng sản xuất',
    permission: { finds: 'goods' },
    response: z.array(listEntry),
  },
  createManufacturer: {
    method: 'POST',
    path: '/manufacturer',
    summary: 'Thêm hãng sản xuất',
    permission: { model: 'list_product', action: 'create' },
    body: z.strictObject({ id: id.optional(), name: text(200, 1) }),
    response: listEntry,
    status: 201,
    audit: 'manufacturer.create',
    idempotency: 'key',
    errors: ['manufacturer-name-taken', 'idempotency-conflict'],
  },
  updateManufacturer: {
    method: 'PATCH',
    path: '/manufacturer/:id',
    summary: 'Đổi tên hãng sản xuất',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, name: text(200, 1) }),
    response: listEntry,
    audit: 'manufacturer.update',
    idempotency: 'key',
    errors: ['manufacturer-name-taken', 'version-conflict', 'not-found'],
  },
  deleteManufacturer: {
    method: 'DELETE',
    path: '/manufacturer/:id',
    summary: 'Xóa hãng sản xuất; hãng còn hàng thì nói chuyển hàng sang hãng nào',
    permission: { model: 'list_product', action: 'delete' },
    params: idParams,
    query: moving,
    response: nothing,
    status: 204,
    audit: 'manufacturer.delete',
    idempotency: 'natural',
    errors: ['manufacturer-in-use', 'not-found'],
  },
  positions: {
    method: 'GET',
    path: '/product-position',
    summary: 'Danh sách vị trí kệ',
    permission: { finds: 'goods' },
    response: z.array(listEntry),
  },
  createPosition: {
    method: 'POST',
    path: '/product-position',
    summary: 'Thêm vị trí kệ',
    permission: { model: 'list_product', action: 'create' },
    body: z.strictObject({ id: id.optional(), name: text(60, 1) }),
    response: listEntry,
    status: 201,
    audit: 'product-position.create',
    idempotency: 'key',
    errors: ['position-name-taken', 'idempotency-conflict'],
  },
  updatePosition: {
    method: 'PATCH',
    path: '/product-position/:id',
    summary: 'Đổi tên vị trí kệ',
    permission: { model: 'list_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, name: text(60, 1) }),
    response: listEntry,
    audit: 'product-position.update',
    idempotency: 'key',
    errors: ['position-name-taken', 'version-conflict', 'not-found'],
  },
  deletePosition: {
    method: 'DELETE',
    path: '/product-position/:id',
    summary: 'Xóa vị trí kệ; kệ còn hàng thì nói chuyển hàng sang kệ nào',
    permission: { model: 'list_product', action: 'delete' },
    params: idParams,
    query: moving,
    response: nothing,
    status: 204,
    audit: 'product-position.delete',
    idempotency: 'natural',
    errors: ['position-in-use', 'place-was-counted', 'not-found'],
  },
})
