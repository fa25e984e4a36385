import { z } from 'zod'
import { type AuditArea, auditAreas } from './audit.ts'
import { type AuditAction, auditActions } from './audit-action.ts'
import { day, id, instant, text } from './field.ts'
import { pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'
import { billSuspicions, suspicionKinds } from './suspicion.ts'

/** Rows of one Excel sheet that an export may hold; more than anybody reads, and some seconds of work. */
export const mostExported = 200_000

export const userLogItem = z.object({
  id,
  at: instant,
  employeeId: id.nullable(),
  employeeName: z.string(),
  /** Who allowed by PIN what the person has no right to. */
  approverName: z.string().nullable(),
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  action: z.string(),
  /** The action in Vietnamese words. */
  actionText: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: id.nullable(),
  subjectCode: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** Its effect on the store's money in đồng: in is positive; null where none was moved. */
  amount: z.int().nullable(),
  /** In words, as in "Chrome trên Windows". */
  device: z.string().nullable(),
  address: z.string().nullable(),
})
export type UserLogItem = z.output<typeof userLogItem>

const action = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]])
const area = z.enum(Object.keys(auditAreas) as [AuditArea, ...AuditArea[]])

/** Filters of the log; all of them hold at once. */
const filter = {
  from: day.optional(),
  to: day.optional(),
  employeeId: id.optional(),
  branchId: id.optional(),
  area: area.optional(),
  action: action.optional(),
  subjectId: id.optional(),
  /** The code of a document, a product, a partner, or the name of what has no code. */
  keyword: text(100).optional(),
  /** A network address, or words of the device. */
  place: text(100).optional(),
  suspicion: z.enum(suspicionKinds).optional(),
}
export const userLogFilter = z.strictObject(filter)

const period = {
  from: day,
  to: day,
  branchId: id.optional(),
  /** From how many per cent off a bill on it counts as a deep discount. */
  deepDiscount: z.coerce.number().min(1).max(100).default(20),
}

const counted = z.object({ count: z.int(), amount: z.int() })

export const userLogRoutes = routes({
  list: {
    method: 'GET',
    path: '/user_log',
    work: 'report',
    summary: 'Nhật ký thao tác, mới nhất trước',
    permission: { model: 'user_log', action: 'read' },
    query: pageQuery.extend(filter),
    /** `since` where what no index finds was looked for in the last days only: name a first day to look further back. */
    response: pageOf(userLogItem).extend({ since: instant.nullable() }),
  },
  export: {
    method: 'POST',
    path: '/user_log/export',
    summary: 'Xuất nhật ký ra tệp Excel',
    permission: { model: 'user_log', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: userLogFilter.extend({ id: id.optional() }),
    file: sheetType,
    response: z.null(),
    audit: 'user_log.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large'],
  },
  suspicious: {
    method: 'GET',
    path: '/user_log/suspicious',
    work: 'report',
    summary: 'Dấu hiệu bất thường theo nhân viên',
    permission: { model: 'user_log', action: 'read' },
    query: z.object(period),
    response: z.object({
      items: z.array(
        z.object({
          employeeId: id.nullable(),
          employeeName: z.string(),
          /** Bills sold in the period, cancelled ones too: what the counts are a share of. */
          billCount: z.int(),
          signs: z.partialRecord(z.enum(suspicionKinds), counted),
        }),
      ),
    }),
  },
  suspiciousBills: {
    method: 'GET',
    path: '/user_log/suspicious/bill',
    work: 'report',
    summary: 'Hóa đơn giảm giá sâu hoặc bán dưới giá',
    permission: { model: 'user_log', action: 'read' },
    query: pageQuery.extend({ ...period, sign: z.enum(billSuspicions), employeeId: id.optional() }),
    response: pageOf(
      z.object({
        id,
        code: z.string(),
        soldAt: instant,
        branchName: z.string(),
        sellerId: id,
        sellerName: z.string(),
        totalPrice: z.int(),
        payable: z.int(),
        /** What was given away: the discount, or the difference to the list price. */
        amount: z.int(),
        /** Products and what was done to them, in words: at most five. */
        goods: z.string(),
      }),
    ),
  },
})
