import { z } from 'zod'
import { cancelled, day, id, idParams, instant, signedDong, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'
import { notes } from '../shift/shapes.ts'

const count = z.object({
  id,
  code: z.string(),
  status: z.enum(['SUCCEED', 'CANCELLED']),
  branchId: id,
  accountId: id,
  notes: z.array(z.object({ value: z.int(), quantity: z.int() })),
  counted: z.int(),
  expected: signedDong,
  /** Counted less expected. */
  difference: signedDong,
  reason: z.string().nullable(),
  /** The receipt or payment of the difference. */
  voucherId: id.nullable(),
  voucherCode: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  businessDay: day,
  ...cancelled,
})
export type FundCount = z.output<typeof count>

export const fundCountRoutes = routes({
  list: {
    method: 'GET',
    path: '/fund-count',
    summary: 'Các lần đếm quỹ tiền mặt của chi nhánh, mới nhất trước',
    permission: { model: 'cashbook', action: 'read' },
    query: z.object(branchFilter),
    response: z.object({
      items: z.array(count),
      /** A shift that is open at the branch: its own count comes first, `create` refuses. */
      openShift: z.object({ id, code: z.string() }).nullable(),
    }),
  },
  create: {
    method: 'POST',
    path: '/fund-count',
    summary:
      'Đếm quỹ tiền mặt của chi nhánh theo mệnh giá; lệch thì sinh phiếu thu thừa quỹ hoặc phiếu chi thiếu quỹ, có lý do',
    permission: { model: 'cashbook', action: 'create' },
    body: z.strictObject({
      id: id.optional(),
      branchId: id.optional(),
      notes,
      /** Asked for where the count differs from the book. */
      reason: text(300).optional(),
    }),
    response: count,
    status: 201,
    audit: 'fund-count.create',
    idempotency: 'client-id',
    errors: ['branch-inactive', 'not-found', 'count-in-shift', 'count-reason-missing', 'idempotency-conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/fund-count/:id/cancel',
    summary: 'Hủy lần đếm quỹ và phiếu thừa, thiếu của nó',
    permission: { model: 'cashbook', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: count,
    audit: 'fund-count.cancel',
    idempotency: 'key',
    errors: ['already-cancelled', 'not-found', 'day-closed', 'fund-short'],
  },
})
