import { z } from 'zod'
import { cancelled, day, dong, id, idParams, instant, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'

const transfer = z.object({
  id,
  code: z.string(),
  status: z.enum(['SUCCEED', 'CANCELLED']),
  branchId: id,
  /** Where the money arrives, if that is another branch. */
  toBranchId: id.nullable(),
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
  targets: {
    method: 'GET',
    path: '/fund-transfer/target',
    summary: 'Quỹ tiền mặt của các chi nhánh khác mà người gọi làm việc, để chuyển tiền tới; không có số dư',
    permission: { model: 'cashbook', action: 'create' },
    query: z.object(branchFilter),
    response: z.array(z.object({ id, name: z.string(), branchId: id, branchName: z.string() })),
    errors: ['not-found'],
  },
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
      'Chuyển tiền giữa hai quỹ: nộp tiền vào ngân hàng, rút tiền mặt, nạp ví, đưa tiền sang két chi nhánh khác; phí ngân hàng là phiếu chi đi kèm',
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
