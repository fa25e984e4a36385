import { z } from 'zod'
import { id, idParams, instant, namedProduct, nothing, text, version } from '../field.ts'
import { pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'

import {
  customer,
  customerBody,
  customerFilter,
  customerOrder,
  customerPatch,
  customerVisit,
  provider,
  providerBody,
  providerFilter,
  providerOrder,
  providerPatch,
} from './shapes.ts'

const taxCodeErrors = ['tax-code-shape', 'tax-code-check-digit'] as const

const readCustomer = { anyOf: [{ model: 'customer', action: 'read' }, { model: 'sale' }] } as const

export const customerRoutes = routes({
  list: {
    method: 'GET',
    path: '/customer',
    summary: 'Khách hàng: tìm theo tên không dấu, điện thoại, mã',
    permission: readCustomer,
    query: pageQuery.extend({ ...customerFilter, ...customerOrder }),
    response: pageOf(customer),
    errors: ['too-many-requests'],
  },
  total: {
    method: 'GET',
    path: '/customer/total',
    summary: 'Tổng của cả bộ lọc khách hàng: khách nợ bao nhiêu, khách trả dư bao nhiêu',
    permission: { model: 'customer', action: 'read' },
    query: z.object({ keyword: text(100).optional(), ...customerFilter }),
    /** Đồng. What is owed and what was paid too much are not set off: they are with different customers. */
    response: z.object({ count: z.int(), debt: z.int(), credit: z.int() }),
    errors: ['too-many-requests'],
  },
  get: {
    method: 'GET',
    path: '/customer/:id',
    summary: 'Một khách hàng',
    permission: readCustomer,
    params: idParams,
    response: customer,
    errors: ['not-found'],
  },
  visits: {
    method: 'GET',
    path: '/customer/:id/visit',
    summary: 'Các lần khách đến: mua, trả hàng và mua ở phần mềm cũ, mới nhất trước, tối đa 100 lần',
    permission: { model: 'bill', action: 'read' },
    params: idParams,
    response: z.object({ items: z.array(customerVisit) }),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/customer',
    summary: 'Thêm khách hàng',
    permission: { anyOf: [{ model: 'customer', action: 'create' }, { model: 'sale' }] },
    body: customerBody,
    response: customer,
    status: 201,
    audit: 'customer.create',
    idempotency: 'client-id',
    errors: [
      'customer-phone-taken',
      'customer-phone-elsewhere',
      'code-taken',
      'health-consent-needed',
      'pregnancy-without-kind',
      'coordinates-invalid',
      ...taxCodeErrors,
      'not-found',
      'idempotency-conflict',
      'too-many-requests',
    ],
  },
  update: {
    method: 'PATCH',
    path: '/customer/:id',
    summary: 'Sửa khách hàng',
    permission: { model: 'customer', action: 'update' },
    params: idParams,
    body: customerPatch,
    response: customer,
    audit: 'customer.update',
    idempotency: 'key',
    errors: [
      'customer-phone-taken',
      'customer-phone-elsewhere',
      'customers-of-store',
      'code-taken',
      'health-consent-needed',
      'pregnancy-without-kind',
      'coordinates-invalid',
      ...taxCodeErrors,
      'version-conflict',
      'customer-merged',
      'not-found',
      'too-many-requests',
    ],
  },
})

/** Beside `customer`: what is rare and no list or form needs. */
export const customerCareRoutes = routes({
  phone: {
    method: 'POST',
    path: '/customer/:id/phone',
    summary: 'Hiện đủ số điện thoại của một khách, một lần; ghi nhật ký',
    permission: {
      anyOf: [
        { model: 'customer_phone', action: 'read' },
        { model: 'customer_phone', action: 'create' },
      ],
    },
    params: idParams,
    response: customer.pick({ phone: true, phone2: true }),
    audit: 'customer.phone',
    idempotency: 'natural',
    errors: ['not-found', 'too-many-requests'],
  },
  merge: {
    method: 'POST',
    path: '/customer/:id/merge',
    summary: 'Gộp một khách hàng bị nhập trùng vào khách này: công nợ, điểm và lịch sử theo sang; không hoàn tác được',
    permission: { model: 'customer', action: 'delete' },
    params: idParams,
    body: z.strictObject({ duplicateId: id, duplicateVersion: version }),
    response: customer,
    audit: 'customer.merge',
    idempotency: 'key',
    errors: ['not-found', 'customer-merged', 'customer-merge-self', 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/customer/:id',
    summary: 'Xóa khách hàng chưa có giao dịch',
    permission: { model: 'customer', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'customer.delete',
    idempotency: 'natural',
    errors: ['not-found', 'customer-in-use'],
  },
})

export const providerRoutes = routes({
  list: {
    method: 'GET',
    path: '/provider',
    summary: 'Nhà cung cấp: tìm theo tên không dấu, điện thoại, mã số thuế',
    permission: { finds: 'providers' },
    query: pageQuery.extend({ ...providerFilter, ...providerOrder }),
    response: pageOf(provider),
  },
  total: {
    method: 'GET',
    path: '/provider/total',
    summary: 'Tổng của cả bộ lọc nhà cung cấp: cần trả bao nhiêu, nhà cung cấp còn giữ bao nhiêu',
    permission: { model: 'provider', action: 'read' },
    query: z.object({ keyword: text(100).optional(), ...providerFilter }),
    /** Đồng. What is owed and what was paid too much are not set off: they are with different suppliers. */
    response: z.object({ count: z.int(), debt: z.int(), credit: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/provider/:id',
    summary: 'Một nhà cung cấp',
    permission: { finds: 'providers' },
    params: idParams,
    response: provider,
    errors: ['not-found'],
  },
  figures: {
    method: 'GET',
    path: '/provider/:id/figures',
    summary: 'Mua, trả, nợ và đặt hàng của một nhà cung cấp ở mọi chi nhánh của người xem',
    permission: {
      anyOf: [
        { model: 'provider', action: 'read' },
        { model: 'import_product', action: 'read' },
      ],
    },
    params: idParams,
    response: z.object({
      boughtCount: z.int(),
      bought: z.int(),
      returnedCount: z.int(),
      returned: z.int(),
      lastBoughtAt: instant.nullable(),
      openOrders: z.int(),
      openOrdersAmount: z.int(),
    }),
    errors: ['not-found'],
  },
  products: {
    method: 'GET',
    path: '/provider/:id/product',
    summary: 'Hàng đã mua của một nhà cung cấp với giá lần gần nhất, mới nhất trước',
    permission: { model: 'import_product', action: 'read' },
    params: idParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
    response: z.object({
      items: z.array(
        z.object({
          ...namedProduct,
          unitName: z.string(),
          /** Of one of the unit, without VAT, when it was bought last. */
          price: z.int(),
          lastBoughtAt: instant,
          inboundId: id,
          inboundCode: z.string(),
          timesBought: z.int(),
          isPreferred: z.boolean(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/provider',
    summary: 'Thêm nhà cung cấp',
    permission: {
      anyOf: [
        { model: 'provider', action: 'create' },
        { model: 'import_product', action: 'create' },
      ],
    },
    body: providerBody,
    response: provider,
    status: 201,
    audit: 'provider.create',
    idempotency: 'client-id',
    errors: ['provider-name-taken', 'code-taken', ...taxCodeErrors, 'idempotency-conflict', 'not-found'],
  },
  update: {
    method: 'PATCH',
    path: '/provider/:id',
    summary: 'Sửa nhà cung cấp',
    permission: { model: 'provider', action: 'update' },
    params: idParams,
    body: providerPatch,
    response: provider,
    audit: 'provider.update',
    idempotency: 'key',
    errors: ['provider-name-taken', 'code-taken', ...taxCodeErrors, 'version-conflict', 'not-found'],
  },
})
