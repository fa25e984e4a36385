import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'
import {
  closeBody,
  countBody,
  dayFilter,
  dayRecord,
  endOfDay,
  handOverBody,
  openBody,
  shift,
  shiftMoney,
  shiftStatuses,
  shiftSummary,
} from './shapes.ts'

const reads = { model: 'shift', action: 'read' } as const
const ends = { model: 'shift', action: 'update' } as const
const reviews = { model: 'shift_review', action: 'read' } as const
const salesReport = { model: 'sale_report', action: 'read' } as const

const dayQuery = { ...branchFilter, day: periodDay.optional(), ...dayFilter }

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  from: periodDay.optional(),
  to: periodDay.optional(),
  status: z.enum(shiftStatuses).optional(),
  heldBy: id.optional(),
  /** Only those whose count differed. */
  differs: z.enum(['1']).optional(),
}

const endingErrors = [
  'not-found',
  'shift-closed',
  'shift-of-another',
  'shift-owes-sales',
  'shift-count-needed',
  'shift-moved',
  'shift-reason-needed',
  'shift-taken-over',
] as const

const sorted = sortedBy('holder', 'opened')

export const shiftRoutes = routes({
  list: {
    method: 'GET',
    path: '/shift',
    summary: 'Các ca của chi nhánh, mới nhất trước; không có quyền soát ca thì chỉ thấy ca của mình',
    permission: reads,
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(shiftSummary),
    errors: ['not-found'],
  },
  total: {
    method: 'GET',
    path: '/shift/total',
    summary: 'Tổng các ca của bộ lọc: số hóa đơn, chênh lệch của những ca đã chốt',
    permission: reads,
    query: z.object(filter),
    response: z.object({ count: z.int(), billCount: z.int(), difference: z.int() }),
    errors: ['not-found'],
  },
  export: exportRoute('/shift/export', 'Xuất các ca của bộ lọc ra tệp Excel', reads, { ...filter, ...sorted }),
  endOfDay: {
    method: 'GET',
    path: '/shift/day',
    summary:
      'Báo cáo cuối ngày của chi nhánh: bán hàng, tiền vào ra từng quỹ, hàng và các ca; không có quyền soát ca hay báo cáo bán hàng thì chỉ thấy phần mình bán',
    permission: { anyOf: [reads, reviews, salesReport] },
    query: z.object(dayQuery),
    response: endOfDay,
    errors: ['not-found'],
    work: 'report',
  },
  dayExport: {
    ...exportRoute(
      '/shift/day/export',
      'Xuất báo cáo cuối ngày ra tệp Excel: bán hàng, tiền, hàng',
      { anyOf: [reads, reviews, salesReport] },
      dayQuery,
    ),
    work: 'report',
  },
  keepDay: {
    method: 'POST',
    path: '/shift/day/keep',
    summary: 'Giữ số liệu báo cáo cuối ngày khi in; số không đổi thì vẫn là bản cũ',
    permission: { anyOf: [reviews, salesReport] },
    body: z.strictObject({ branchId: id.optional(), day: periodDay }),
    response: dayRecord,
    audit: 'shift.keep-day',
    idempotency: 'natural',
    errors: ['not-found', 'day-not-begun'],
  },
  get: {
    method: 'GET',
    path: '/shift/:id',
    summary: 'Một ca với báo cáo cuối ca',
    permission: reads,
    params: idParams,
    response: shift,
    errors: ['not-found'],
  },
  money: {
    method: 'GET',
    path: '/shift/:id/money',
    summary: 'Từng khoản tiền mặt của ca, mới nhất trước',
    permission: reads,
    params: idParams,
    query: z.object({
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ items: z.array(shiftMoney), nextCursor: z.string().nullable() }),
    errors: ['not-found'],
  },
  open: {
    method: 'POST',
    path: '/shift',
    summary: 'Mở ca ở quầy này với số tiền đầu ca',
    permission: { model: 'shift', action: 'create' },
    body: openBody,
    response: shift,
    status: 201,
    audit: 'shift.open',
    idempotency: 'client-id',
    errors: [
      ...endingErrors,
      'shift-float-differs',
      'shifts-off',
      'shift-open-already',
      'branch-inactive',
      'idempotency-conflict',
    ],
  },
  count: {
    method: 'POST',
    path: '/shift/:id/count',
    summary: 'Ghi một lần đếm tiền theo mệnh giá, và tiền chuyển khoản nếu đếm; trả về số phải có và chênh lệch',
    permission: ends,
    params: idParams,
    body: countBody,
    response: shift,
    audit: 'shift.count',
    idempotency: 'key',
    errors: ['not-found', 'shift-closed', 'shift-of-another', 'shift-fund-unknown'],
  },
  close: {
    method: 'POST',
    path: '/shift/:id/close',
    summary: 'Chốt ca theo lần đếm cuối; chênh lệch ghi vào sổ quỹ',
    permission: ends,
    params: idParams,
    body: closeBody,
    response: shift,
    audit: 'shift.close',
    idempotency: 'key',
    errors: [...endingErrors],
  },
  handOver: {
    method: 'POST',
    path: '/shift/:id/hand-over',
    summary: 'Bàn giao: chốt ca này và mở ca của người nhận bằng mã PIN của họ, trong một lần',
    permission: ends,
    params: idParams,
    body: handOverBody,
    response: shift,
    audit: 'shift.hand-over',
    idempotency: 'natural',
    errors: [
      ...endingErrors,
      'shift-handed-to-self',
      'shifts-off',
      'shift-open-already',
      'approver-lacks-right',
      'wrong-pin',
      'pin-missing',
      'pin-locked',
      'pin-too-short',
      'branch-inactive',
      'idempotency-conflict',
    ],
  },
  reopen: {
    method: 'POST',
    path: '/shift/:id/reopen',
    summary: 'Mở lại ca gần nhất của quầy khi ngày chưa khóa sổ, có lý do',
    permission: { model: 'shift_review', action: 'update' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: shift,
    audit: 'shift.reopen',
    idempotency: 'key',
    errors: ['not-found', 'shift-open', 'shift-not-last', 'shift-open-already', 'day-closed'],
  },
})
