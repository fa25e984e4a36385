import { z } from 'zod'
import { cancelled, day, dong, id, idParams, instant, nothing, signedDong, text } from '../field.ts'
import { routes } from '../route.ts'

const offset = z.object({
  id,
  code: z.string(),
  status: z.enum(['SUCCEED', 'CANCELLED']),
  branchId: id,
  customerId: id,
  customerName: z.string(),
  providerId: id,
  providerName: z.string(),
  amount: z.int(),
  note: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  businessDay: day,
  ...cancelled,
})
export type DebtOffset = z.output<typeof offset>

const side = z.object({ id, code: z.string(), name: z.string(), debt: signedDong })

/** Debts of both kinds change: the right on the other one is asked for by the handler. */
const changes = { model: 'provider', action: 'update' } as const

export const debtOffsetRoutes = routes({
  partner: {
    method: 'GET',
    path: '/debt-offset/partner',
    summary: 'Khách hàng và nhà cung cấp là một: hai bên đang nợ nhau bao nhiêu, các phiếu bù trừ',
    permission: { model: 'provider', action: 'read' },
    query: z.object({ partnerKind: z.enum(['customer', 'provider']), partnerId: id }),
    response: z.object({
      link: z.object({ customer: side, provider: side }).nullable(),
      offsets: z.array(offset),
    }),
    errors: ['not-found', 'forbidden'],
  },
  link: {
    method: 'PUT',
    path: '/debt-offset/partner',
    summary: 'Ghi rằng một khách hàng và một nhà cung cấp là một',
    permission: changes,
    body: z.strictObject({ customerId: id, providerId: id }),
    response: nothing,
    status: 204,
    audit: 'partner.link',
    idempotency: 'natural',
    errors: ['not-found', 'forbidden', 'partner-linked'],
  },
  unlink: {
    method: 'DELETE',
    path: '/debt-offset/partner/:customerId',
    summary: 'Bỏ gắn khách hàng với nhà cung cấp; các phiếu bù trừ còn nguyên',
    permission: changes,
    params: z.object({ customerId: id }),
    response: nothing,
    status: 204,
    audit: 'partner.unlink',
    idempotency: 'key',
    errors: ['not-found', 'forbidden'],
  },
  create: {
    method: 'POST',
    path: '/debt-offset',
    summary: 'Bù trừ công nợ của khách hàng với công nợ của nhà cung cấp là cùng một bên; không đụng tới quỹ',
    permission: changes,
    body: z.strictObject({
      id: id.optional(),
      branchId: id.optional(),
      customerId: id,
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      note: text(300).optional(),
    }),
    response: offset,
    status: 201,
    audit: 'debt.offset',
    idempotency: 'client-id',
    errors: ['branch-inactive', 'not-found', 'forbidden', 'offset-over', 'idempotency-conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/debt-offset/:id/cancel',
    summary: 'Hủy phiếu bù trừ: hai bên nợ nhau như trước',
    permission: changes,
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: offset,
    audit: 'debt.cancel-offset',
    idempotency: 'key',
    errors: ['already-cancelled', 'not-found', 'forbidden', 'day-closed'],
  },
})
