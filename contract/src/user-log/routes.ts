import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, id, instant } from '../field.ts'
import { billSuspicions, suspicionKinds } from '../log/suspicion.ts'
import { pageOf, pageQuery } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

import { filter, userLogFilter, userLogItem } from './shapes.ts'

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
  exportSuspicious: exportRoute(
    '/user_log/suspicious/export',
    'Xuất dấu hiệu bất thường theo nhân viên ra tệp Excel',
    { model: 'user_log', action: 'read' },
    period,
  ),
  exportSuspiciousBills: exportRoute(
    '/user_log/suspicious/bill/export',
    'Xuất hóa đơn giảm giá sâu hoặc bán dưới giá ra tệp Excel',
    { model: 'user_log', action: 'read' },
    { ...period, sign: z.enum(billSuspicions), employeeId: id.optional() },
  ),
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
