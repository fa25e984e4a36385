import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, id, signedDong, text } from '../field.ts'
import { pageOf, pageQuery, sortedBy } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

/** Which partners a report of debts names: whoever owes, owes past the day, has a credit; left out, all with a debt or a movement. */
export const debtorKinds = ['OWING', 'OVERDUE', 'CREDIT'] as const

const filter = {
  keyword: text(100).optional(),
  from: periodDay.optional(),
  /** The day of which the ages are; left out, today. */
  to: periodDay.optional(),
  only: z.enum(debtorKinds).optional(),
  groupId: id.optional(),
}

/** What is open on the day, by how long it is past the day to pay. */
const ages = {
  notDue: z.int(),
  upTo30: z.int(),
  upTo60: z.int(),
  upTo90: z.int(),
  over90: z.int(),
}

const figures = {
  opening: signedDong,
  increase: z.int(),
  decrease: z.int(),
  closing: signedDong,
  /** All that is past the day to pay. */
  overdue: z.int(),
  ...ages,
  /** What the partner has too much with the other; sum of the ages − credit = closing. */
  credit: z.int(),
}

const row = z.object({
  partnerId: id,
  code: z.string(),
  name: z.string(),
  ...figures,
  /** How much may be owed; null without a limit, and for providers. */
  debtLimit: z.int().nullable(),
  /** Days for which may be owed; null: at once. */
  debtDays: z.int().nullable(),
  /** The day to pay that is longest past, or comes next. */
  firstDue: day.nullable(),
})
export type DebtReportRow = z.output<typeof row>

const total = z.object({ count: z.int(), ...figures })

const readsCustomers = { model: 'customer', action: 'read' } as const
const readsProviders = { model: 'provider', action: 'read' } as const

const partnerKind = z.enum(['customer', 'provider'])
const ofPartner = { partnerKind, partnerId: id, from: periodDay.optional(), to: periodDay.optional() }
const readsOne = { anyOf: [readsCustomers, readsProviders] } as const

/** Which unpaid documents are asked for: past their day, due within the seven days of a reminder, later; left out, all. */
export const dueWhens = ['OVERDUE', 'WEEK', 'LATER'] as const
export const reminderDays = 7

const dueFilter = { keyword: text(100).optional(), when: z.enum(dueWhens).optional() }
const dueSorted = sortedBy('dueDay', 'remaining', 'name')

const dueRow = z.object({
  id,
  partnerId: id,
  partnerCode: z.string(),
  partnerName: z.string(),
  documentKind: z.string(),
  documentId: id,
  documentCode: z.string(),
  businessDay: day,
  amount: z.int(),
  remaining: z.int(),
  dueDay: day,
  /** Until the day to pay; below zero by how many it is past. */
  daysLeft: z.int(),
})
export type DueRow = z.output<typeof dueRow>
const dueTotal = z.object({ count: z.int(), remaining: z.int(), overdue: z.int() })

const reconciliation = z.object({
  partnerKind,
  code: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  taxCode: z.string().nullable(),
  phone: z.string().nullable(),
  from: day,
  to: day,
  opening: signedDong,
  increase: z.int(),
  decrease: z.int(),
  closing: signedDong,
  rows: z.array(
    z.object({
      businessDay: day,
      documentCode: z.string(),
      kind: z.string(),
      note: z.string().nullable(),
      increase: z.int(),
      decrease: z.int(),
      balance: signedDong,
    }),
  ),
  /** There are more rows in the period than a paper holds: a shorter period is asked for. */
  isCut: z.boolean(),
  unpaid: z.array(
    z.object({ documentCode: z.string(), businessDay: day, dueDay: day, amount: z.int(), remaining: z.int() }),
  ),
})
export type Reconciliation = z.output<typeof reconciliation>

const sorted = sortedBy(
  'name',
  'opening',
  'increase',
  'decrease',
  'closing',
  'overdue',
  'notDue',
  'upTo30',
  'upTo60',
  'upTo90',
  'over90',
)

export const debtReportRoutes = routes({
  customers: {
    method: 'GET',
    path: '/debt-report/customer',
    work: 'report',
    summary: 'Công nợ khách hàng theo kỳ: đầu kỳ, tăng, giảm, cuối kỳ, quá hạn, tuổi nợ ở ngày cuối kỳ',
    permission: readsCustomers,
    query: pageQuery.extend({
      ...filter,
      ...sorted,
    }),
    response: pageOf(row),
  },
  customerTotal: {
    method: 'GET',
    path: '/debt-report/customer/total',
    work: 'report',
    summary: 'Tổng công nợ khách hàng của bộ lọc',
    permission: readsCustomers,
    query: z.object(filter),
    response: total,
  },
  exportCustomers: exportRoute(
    '/debt-report/customer/export',
    'Xuất công nợ khách hàng của bộ lọc ra tệp Excel',
    readsCustomers,
    { ...filter, ...sorted },
  ),
  providers: {
    method: 'GET',
    path: '/debt-report/provider',
    work: 'report',
    summary: 'Công nợ nhà cung cấp theo kỳ: đầu kỳ, tăng, giảm, cuối kỳ, quá hạn, tuổi nợ ở ngày cuối kỳ',
    permission: readsProviders,
    query: pageQuery.extend({
      ...filter,
      ...sorted,
    }),
    response: pageOf(row),
  },
  providerTotal: {
    method: 'GET',
    path: '/debt-report/provider/total',
    work: 'report',
    summary: 'Tổng công nợ nhà cung cấp của bộ lọc',
    permission: readsProviders,
    query: z.object(filter),
    response: total,
  },
  exportProviders: exportRoute(
    '/debt-report/provider/export',
    'Xuất công nợ nhà cung cấp của bộ lọc ra tệp Excel',
    readsProviders,
    { ...filter, ...sorted },
  ),
  customersDue: {
    method: 'GET',
    path: '/debt-report/customer/due',
    work: 'report',
    summary: 'Từng chứng từ khách chưa trả hết với hạn trả, hạn gần nhất trước',
    permission: readsCustomers,
    query: pageQuery.extend({ ...dueFilter, ...dueSorted }),
    response: pageOf(dueRow),
  },
  customersDueTotal: {
    method: 'GET',
    path: '/debt-report/customer/due/total',
    work: 'report',
    summary: 'Tổng các chứng từ khách chưa trả hết của bộ lọc',
    permission: readsCustomers,
    query: z.object(dueFilter),
    response: dueTotal,
  },
  exportCustomersDue: exportRoute(
    '/debt-report/customer/due/export',
    'Xuất các chứng từ khách chưa trả hết của bộ lọc ra tệp Excel',
    readsCustomers,
    { ...dueFilter, ...dueSorted },
  ),
  providersDue: {
    method: 'GET',
    path: '/debt-report/provider/due',
    work: 'report',
    summary: 'Từng chứng từ chưa trả hết nhà cung cấp với hạn trả, hạn gần nhất trước',
    permission: readsProviders,
    query: pageQuery.extend({ ...dueFilter, ...dueSorted }),
    response: pageOf(dueRow),
  },
  providersDueTotal: {
    method: 'GET',
    path: '/debt-report/provider/due/total',
    work: 'report',
    summary: 'Tổng các chứng từ chưa trả hết nhà cung cấp của bộ lọc',
    permission: readsProviders,
    query: z.object(dueFilter),
    response: dueTotal,
  },
  exportProvidersDue: exportRoute(
    '/debt-report/provider/due/export',
    'Xuất các chứng từ chưa trả hết nhà cung cấp của bộ lọc ra tệp Excel',
    readsProviders,
    { ...dueFilter, ...dueSorted },
  ),
  reconciliation: {
    method: 'GET',
    path: '/debt/reconciliation',
    summary: 'Đối chiếu công nợ một khách hoặc nhà cung cấp: đầu kỳ, từng dòng với số dư, cuối kỳ, chứng từ chưa trả',
    permission: readsOne,
    query: z.object(ofPartner),
    response: reconciliation,
    errors: ['not-found', 'forbidden'],
  },
  exportReconciliation: {
    method: 'POST',
    path: '/debt/reconciliation/export',
    summary: 'Xuất đối chiếu công nợ của một khách hoặc nhà cung cấp ra tệp Excel',
    permission: readsOne,
    body: z.strictObject({ id: id.optional(), ...ofPartner }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found', 'too-many-requests'],
  },
})
