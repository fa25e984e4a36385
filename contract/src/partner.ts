import { z } from 'zod'
import { customerStatuses, customerType, genders } from './enumeration.ts'
import { day, dong, id, idParams, instant, phone, text, version } from './field.ts'
import { findsProviders } from './find-right.ts'
import type { LogRights } from './log-right.ts'
import { flag, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

const email = z.email('Địa chỉ email không hợp lệ').max(200)
/** Checked, and kept in one form, by domain/tax/read-tax-code. */
const taxCode = text(20)
const taxCodeErrors = ['tax-code-shape', 'tax-code-check-digit'] as const

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
  groupId: id.nullish(),
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
  groupId: id.nullable(),
  groupName: z.string().nullable(),
  points: z.int(),
  version: z.int(),
  lastSoldAt: instant.nullable().optional(),
})
export type Customer = z.output<typeof customer>

/** Papers of a provider that an inspector asks for. */
export const certificateKinds = ['business', 'pharmacy', 'gdp', 'gmp', 'other'] as const
export type CertificateKind = (typeof certificateKinds)[number]
export const certificateKindText: Record<CertificateKind, string> = {
  business: 'Giấy chứng nhận đăng ký kinh doanh',
  pharmacy: 'Giấy chứng nhận đủ điều kiện kinh doanh dược',
  gdp: 'Giấy chứng nhận GDP',
  gmp: 'Giấy chứng nhận GMP',
  other: 'Giấy tờ khác',
}
export const certificate = z
  .strictObject({
    kind: z.enum(certificateKinds, 'Không rõ loại giấy'),
    number: text(60, 1),
    issuedBy: text(120).nullish(),
    issuedOn: day.nullish(),
    /** The last day on which it is good; null has no end. */
    expiresOn: day.nullish(),
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || expiresOn > issuedOn, {
    path: ['expiresOn'],
    message: 'Ngày hết hạn phải sau ngày cấp',
  })
export type Certificate = z.output<typeof certificate>

/** Where a provider is paid; a bank of the VietQR list gives a code to scan. */
export const providerAccount = z.strictObject({
  bankBin: z
    .string()
    .regex(/^\d{6}$/, 'Mã ngân hàng gồm 6 chữ số')
    .nullish(),
  bankName: text(80, 1),
  accountNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{1,19}$/, 'Số tài khoản gồm tối đa 19 chữ số hoặc chữ cái'),
  accountName: text(100, 1),
})
export type ProviderAccount = z.output<typeof providerAccount>

const providerFields = {
  code: text(40, 1).optional(),
  providerGroupId: id.nullish(),
  /** As it stands on invoices. */
  companyName: text(200).nullish(),
  /** From the order to the goods at the door. */
  leadDays: z.int('Cần nhập số nguyên').min(0).max(365, 'Tối đa 365 ngày').nullish(),
  /** Below it the provider does not deliver. */
  minOrder: dong.nullish(),
  bankAccounts: z.array(providerAccount).max(10, 'Tối đa 10 tài khoản').optional(),
  certificates: z.array(certificate).max(20, 'Tối đa 20 giấy tờ').optional(),
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
  /** Without provider/read masked as 09••••123; no email, address, contact, note, accounts and no debt then. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  taxCode: z.string().nullable(),
  contactName: z.string().nullable(),
  note: z.string().nullable(),
  providerGroupId: id.nullable(),
  providerGroupName: z.string().nullable(),
  companyName: z.string().nullable(),
  leadDays: z.int().nullable(),
  minOrder: z.int().nullable(),
  bankAccounts: z.array(providerAccount),
  certificates: z.array(certificate),
  /** The first day on which one of its papers has run out; null where none ever does. */
  certificatesUntil: day.nullable(),
  isActive: z.int(),
  debt: z.int().optional(),
  version: z.int(),
})
export type Provider = z.output<typeof provider>

const readCustomer = { anyOf: [{ model: 'customer', action: 'read' }, { model: 'sale' }] } as const

export const customerFilter = {
  status: z.enum(customerStatuses).optional(),
  hasDebt: flag.optional(),
  groupId: id.optional(),
}

export const customerRoutes = routes({
  list: {
    method: 'GET',
    path: '/customer',
    summary: 'Khách hàng: tìm theo tên không dấu, điện thoại, mã',
    permission: readCustomer,
    query: pageQuery.extend(customerFilter),
    response: pageOf(customer),
  },
  total: {
    method: 'GET',
    path: '/customer/total',
    summary: 'Tổng của cả bộ lọc khách hàng: khách nợ bao nhiêu, khách trả dư bao nhiêu',
    permission: { model: 'customer', action: 'read' },
    query: z.object({ keyword: text(100).optional(), ...customerFilter }),
    /** Đồng. What is owed and what was paid too much are not set off: they are with different customers. */
    response: z.object({ count: z.int(), debt: z.int(), credit: z.int() }),
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
    errors: ['customer-phone-taken', 'code-taken', ...taxCodeErrors, 'not-found', 'idempotency-conflict'],
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
    errors: ['customer-phone-taken', 'code-taken', ...taxCodeErrors, 'version-conflict', 'not-found'],
  },
})

export const providerFilter = {
  isActive: z.enum(['0', '1']).optional(),
  /** Only with provider/read. */
  hasDebt: flag.optional(),
  providerGroupId: id.optional(),
  /** With a paper that ran out or does so within 60 days. */
  expiring: flag.optional(),
}

export const providerRoutes = routes({
  list: {
    method: 'GET',
    path: '/provider',
    summary: 'Nhà cung cấp: tìm theo tên không dấu, điện thoại, mã số thuế',
    permission: findsProviders,
    query: pageQuery.extend(providerFilter),
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
    permission: findsProviders,
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
          productId: id,
          productCode: z.string(),
          productName: z.string(),
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

const readsCustomers = [{ model: 'customer', action: 'read' }] as const
const readsPhones = [{ model: 'customer_phone', action: 'read' }] as const
const readsProviders = [{ model: 'provider', action: 'read' }] as const

/** Who reads what of a customer in the log. */
export const customerLog: LogRights = {
  fields: {
    email: readsCustomers,
    address: readsCustomers,
    birthday: readsCustomers,
    taxCode: readsCustomers,
    note: readsCustomers,
    debtLimit: readsCustomers,
  },
  phones: { phone: readsPhones },
}

/** Who reads what of a provider in the log: what a search for its name shows is for everybody who reads the log. */
export const providerLog: LogRights = {
  fields: {
    email: readsProviders,
    address: readsProviders,
    contactName: readsProviders,
    note: readsProviders,
    bankAccounts: readsProviders,
  },
  phones: { phone: readsProviders },
}
