import { z } from 'zod'
import { customerStatuses, customerType, genders } from './enumeration.ts'
import { day, dong, id, idParams, instant, phone, text, version } from './field.ts'
import { flag, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

const email = z.email('Địa chỉ email không hợp lệ').max(200)
const taxCode = z
  .string()
  .trim()
  .regex(/^\d{10}(-?\d{3})?$|^\d{12}$/, 'Mã số thuế gồm 10, 12 hoặc 13 chữ số')

const customerFields = {
  code: text(40, 1).optional(),
  type: z.literal([customerType.PERSONAL, customerType.COMPANY]).optional(),
  phone: phone.nullish(),
  email: email.nullish(),
  address: text(300).nullish(),
  birthday: day.nullish(),
  gender: z.enum(genders).nullish(),
  taxCode: taxCode.nullish(),
  note: text(500).nullish(),
  status: z.enum(customerStatuses).optional(),
  debtLimit: dong.nullish(),
}

export const customerBody = z.strictObject({ id: id.optional(), name: text(120, 1), ...customerFields })
export const customerPatch = z.strictObject({ version, name: text(120, 1).optional(), ...customerFields })

export const customer = z.object({
  id,
  code: z.string(),
  type: z.int(),
  name: z.string(),
  /** Whole with customer_phone/read, else masked as 09••••123. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  birthday: day.nullable(),
  gender: z.enum(genders).nullable(),
  taxCode: z.string().nullable(),
  note: z.string().nullable(),
  status: z.enum(customerStatuses),
  debt: z.int(),
  debtLimit: z.int().nullable(),
  points: z.int(),
  version: z.int(),
  lastSoldAt: instant.nullable().optional(),
})
export type Customer = z.output<typeof customer>

const providerFields = {
  code: text(40, 1).optional(),
  phone: phone.nullish(),
  email: email.nullish(),
  address: text(300).nullish(),
  taxCode: taxCode.nullish(),
  contactName: text(120).nullish(),
  note: text(500).nullish(),
}
export const providerBody = z.strictObject({ id: id.optional(), name: text(160, 1), ...providerFields })
export const providerPatch = z.strictObject({
  version,
  name: text(160, 1).optional(),
  isActive: z.literal([0, 1]).optional(),
  ...providerFields,
})

export const provider = z.object({
  id,
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  taxCode: z.string().nullable(),
  contactName: z.string().nullable(),
  note: z.string().nullable(),
  isActive: z.int(),
  debt: z.int(),
  version: z.int(),
})
export type Provider = z.output<typeof provider>

const readCustomer = { anyOf: [{ model: 'customer', action: 'read' }, { model: 'sale' }] } as const

export const customerRoutes = routes({
  list: {
    method: 'GET',
    path: '/customer',
    summary: 'Khách hàng: tìm theo tên không dấu, điện thoại, mã',
    permission: readCustomer,
    query: pageQuery.extend({ status: z.enum(customerStatuses).optional(), hasDebt: flag.optional() }),
    response: pageOf(customer),
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
    errors: ['customer-phone-taken', 'code-taken', 'idempotency-conflict'],
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
    errors: ['customer-phone-taken', 'code-taken', 'version-conflict', 'not-found'],
  },
})

const readProvider = {
  anyOf: [
    { model: 'provider', action: 'read' },
    { model: 'import_product', action: 'read' },
  ],
} as const

export const providerRoutes = routes({
  list: {
    method: 'GET',
    path: '/provider',
    summary: 'Nhà cung cấp: tìm theo tên không dấu, điện thoại, mã số thuế',
    permission: readProvider,
    query: pageQuery.extend({ isActive: z.enum(['0', '1']).optional(), hasDebt: flag.optional() }),
    response: pageOf(provider),
  },
  get: {
    method: 'GET',
    path: '/provider/:id',
    summary: 'Một nhà cung cấp',
    permission: readProvider,
    params: idParams,
    response: provider,
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
    errors: ['provider-name-taken', 'code-taken', 'idempotency-conflict'],
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
    errors: ['provider-name-taken', 'code-taken', 'version-conflict', 'not-found'],
  },
})
