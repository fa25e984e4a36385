import { z } from 'zod'
import { cancelled, day, dong, id, idParams, instant, text } from '../field.ts'
import { routes } from '../route.ts'

const transfer = z.object({
  id,
  code: z.string(),
  status: z.enum(['SUCCEED', 'CANCELLED']),
  branchId: id,
  fromAccountId: id,
  fromName: z.string(),
  toAccountId: id,
  toName: z.string(),
  amount: z.int(),
  fee: z.int(),
  feeVoucherId: id.nullable(),
  note: z.string().nullable(),
  /** The fund that the money left is below zero now. */
  isShort: z.boolean(),
  createdByName: z.string(),
  createdAt: instant,
  businessDay: day,
  ...cancelled,
})
export type FundTransfer = z.output<typeof transfer>

export const fundTransferRoutes = routes({
  get: {
    method: 'GET',
    path: '/fund-transfer/:id',
    summary: 'Một phiếu chuyển quỹ',
    permission: { model: 'cashbook', action: 'read' },
    params: idParams,
    response: transfer,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/fund-transfer',
    summary:
      'Chuyển tiền giữa hai quỹ của chi nhánh: nộp tiền vào ngân hàng, rút tiền mặt, nạp ví; phí ngân hàng là phiếu chi đi kèm',
    permission: { model: 'cashbook', action: 'create' },
    body: z.strictObject({
      id: id.optional(),
      branchId: id.optional(),
      fromAccountId: id,
      toAccountId: id,
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      fee: dong.optional(),
      note: text(300).optional(),
    }),
    response: transfer,
    status: 201,
    audit: 'fund-transfer.create',
    idempotency: 'client-id',
    errors: ['branch-inactive', 'not-found', 'transfer-same-fund', 'fund-short', 'idempotency-conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/fund-transfer/:id/cancel',
    summary: 'Hủy phiếu chuyển quỹ: tiền về quỹ cũ, phiếu chi phí hủy theo',
    permission: { model: 'cashbook', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: transfer,
    audit: 'fund-transfer.cancel',
    idempotency: 'key',
    errors: ['already-cancelled', 'not-found', 'day-closed', 'fund-short'],
  },
})
