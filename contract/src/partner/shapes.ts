import { z } from 'zod'
import { customerStatuses, customerType, genders } from '../enumeration.ts'
import { day, dong, id, instant, phone, text, version } from '../field.ts'
import { flag, sortedBy } from '../page.ts'
import { coordinates } from '../place.ts'
import { addressAnswer, addressBody } from '../ward/shapes.ts'

export const email = z.email('Địa chỉ email không hợp lệ').max(200)
/** Checked, and kept in one form, by domain/tax/read-tax-code. */
export const taxCode = text(20)
/** What the pharmacist minds; kept with the customer's consent alone (`health-consent-needed`). */
const healthFields = {
  /** "Penicillin, hải sản". */
  allergies: text(300).nullish(),
  /** Lasting diseases: "Loét dạ dày; tăng huyết áp". */
  conditions: text(300).nullish(),
  pregnancy: z.enum(['pregnant', 'breastfeeding']).nullish(),
  /** The last day on which it is to be minded. */
  pregnancyUntil: day.nullish(),
  hasHealthConsent: z.boolean().optional(),
}
/** Days for which a bill may be owed. */
export const debtDays = z.int('Phải là số nguyên').min(0, 'Không được âm').max(3650, 'Tối đa 3.650 ngày')

const customerFields = {
  code: text(40, 1).optional(),
  type: z.literal([customerType.PERSONAL, customerType.COMPANY]).optional(),
  phone: phone.nullish(),
  phone2: phone.nullish(),
  email: email.nullish(),
  ...addressBody,
  identityNumber: text(20).nullish(),
  companyName: text(200).nullish(),
  facebook: text(200).nullish(),
  zalo: text(100).nullish(),
  coordinates: coordinates.nullish(),
  ...healthFields,
  birthday: day.nullish(),
  gender: z.enum(genders).nullish(),
  taxCode: taxCode.nullish(),
  note: text(500).nullish(),
  status: z.enum(customerStatuses).optional(),
  debtLimit: dong.nullish(),
  /** For how many days a bill may be owed before the customer buys on credit again. */
  debtDays: debtDays.nullish(),
  groupId: id.nullish(),
  /** Who of the staff cares for them. */
  careEmployeeId: id.nullish(),
}

export const customerBody = z.strictObject({
  id: id.optional(),
  /** Whose customer it is, where the store has customers by branch; the person's own without it. */
  branchId: id.optional(),
  name: text(120, 1),
  ...customerFields,
})
export const customerPatch = z.strictObject({
  version,
  /** Moves the customer there, where the store has customers by branch; one of the person's own. */
  branchId: id.optional(),
  name: text(120, 1).optional(),
  ...customerFields,
})

export const customer = z.object({
  id,
  code: z.string(),
  type: z.int(),
  name: z.string(),
  /** Whole with customer_phone/read, else masked as 09••••123. */
  phone: z.string().nullable(),
  phone2: z.string().nullable(),
  email: z.string().nullable(),
  ...addressAnswer,
  identityNumber: z.string().nullable(),
  companyName: z.string().nullable(),
  facebook: z.string().nullable(),
  zalo: z.string().nullable(),
  coordinates: z.string().nullable(),
  allergies: z.string().nullable(),
  conditions: z.string().nullable(),
  pregnancy: z.enum(['pregnant', 'breastfeeding']).nullable(),
  pregnancyUntil: day.nullable(),
  hasHealthConsent: z.boolean(),
  birthday: day.nullable(),
  gender: z.enum(genders).nullable(),
  taxCode: z.string().nullable(),
  note: z.string().nullable(),
  status: z.enum(customerStatuses),
  debt: z.int(),
  debtLimit: z.int().nullable(),
  debtDays: z.int().nullable(),
  groupId: id.nullable(),
  groupName: z.string().nullable(),
  careEmployeeId: id.nullable(),
  careEmployeeName: z.string().nullable(),
  /** The tier of their points. */
  tierId: id.nullish(),
  /** The branch that made them, or that they were moved to; null of those of before. */
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  points: z.int(),
  /** The customer that they were merged into. */
  mergedInto: id.nullable(),
  version: z.int(),
  lastSoldAt: instant.nullable().optional(),
})
export type Customer = z.output<typeof customer>

/** Why a customer came: to buy, to bring goods back, or to buy while the shop had another program. */
export const visitKinds = ['BILL', 'RETURN', 'OLD_BILL'] as const
export const customerVisit = z.object({
  kind: z.enum(visitKinds),
  /** Of the document. */
  id,
  code: z.string(),
  at: instant,
  branchName: z.string(),
  sellerName: z.string().nullable(),
  itemCount: z.int(),
  /** Đồng; below zero what they got back. */
  amount: z.int(),
})
export type CustomerVisit = z.output<typeof customerVisit>

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
  /** For how many days the shop may owe it; empty: what it delivers is due at once. */
  debtDays: debtDays.nullish(),
  /** Below it the provider does not deliver. */
  minOrder: dong.nullish(),
  bankAccounts: z.array(providerAccount).max(10, 'Tối đa 10 tài khoản').optional(),
  certificates: z.array(certificate).max(20, 'Tối đa 20 giấy tờ').optional(),
  phone: phone.nullish(),
  email: email.nullish(),
  ...addressBody,
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
  ...addressAnswer,
  taxCode: z.string().nullable(),
  contactName: z.string().nullable(),
  note: z.string().nullable(),
  providerGroupId: id.nullable(),
  providerGroupName: z.string().nullable(),
  companyName: z.string().nullable(),
  leadDays: z.int().nullable(),
  debtDays: z.int().nullable(),
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

export const customerOrder = sortedBy('code', 'name', 'points', 'debt')
export const providerOrder = sortedBy('code', 'name', 'debt')

export const customerFilter = {
  status: z.enum(customerStatuses).optional(),
  hasDebt: flag.optional(),
  groupId: id.optional(),
  careEmployeeId: id.optional(),
}

export const providerFilter = {
  isActive: z.enum(['0', '1']).optional(),
  /** Only with provider/read. */
  hasDebt: flag.optional(),
  providerGroupId: id.optional(),
  /** With a paper that ran out or does so within 60 days. */
  expiring: flag.optional(),
}

export const readsCustomers = [{ model: 'customer', action: 'read' }] as const
export const readsPhones = [{ model: 'customer_phone', action: 'read' }] as const
export const readsProviders = [{ model: 'provider', action: 'read' }] as const
