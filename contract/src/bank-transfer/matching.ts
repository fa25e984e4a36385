import { z } from 'zod'
import { day, dong, id, signedDong, text } from '../field.ts'
import { routes } from '../route.ts'

const reads = { model: 'cashbook', action: 'read' } as const
const changes = { model: 'cashbook', action: 'update' } as const

const gap = z.object({
  day,
  /** What the cash book says lies on the account at the end of the day. */
  bookBalance: signedDong,
  /** What the bank said last, on or before the day; null where no statement tells balances. */
  bankBalance: signedDong.nullable(),
  bankDay: day.nullable(),
  /** Whether any line of the bank, on or before the day, was taken in: without one nothing is matched, and nothing is left over. */
  hasStatement: z.boolean(),
  /** Lines of which a part is no row of the cash book yet, the newest first; below zero money that left. */
  lines: z.array(
    z.object({
      id,
      bookedOn: day,
      amount: signedDong,
      /** What of it is still open, without its sign. */
      left: z.int(),
      content: z.string(),
      reference: z.string().nullable(),
      /** The only row of the same amount from a day before to three days behind it. */
      proposedId: id.nullable(),
      /** Whose debt it may be, by a phone or a name in its content. */
      debtor: z.object({ kind: z.enum(['customer', 'provider']), id, name: z.string(), debt: z.int() }).nullable(),
    }),
  ),
  /** Rows of the cash book since the first statement of which a part stands on none. */
  entries: z.array(
    z.object({
      id,
      businessDay: day,
      documentKind: z.string(),
      documentId: id,
      documentCode: z.string(),
      partnerName: z.string().nullable(),
      amount: signedDong,
      left: z.int(),
    }),
  ),
})
export type StatementGap = z.output<typeof gap>

export const bankMatchRoutes = routes({
  gap: {
    method: 'GET',
    path: '/bank-match/gap',
    summary:
      'Lệch sao kê của một tài khoản: dòng sao kê và khoản thu chi chưa khớp, số dư sổ và số dư ngân hàng ở một ngày',
    permission: reads,
    query: z.object({ accountId: id, day: day.optional() }),
    response: gap,
    errors: ['not-found'],
  },
  match: {
    method: 'POST',
    path: '/bank-match',
    summary: 'Khớp bằng tay: một dòng với nhiều khoản thu chi, hoặc nhiều dòng với một khoản',
    permission: changes,
    body: z.strictObject({
      accountId: id,
      pairs: z
        .array(z.strictObject({ statementLineId: id, cashEntryId: id, amount: dong.min(1, 'Số tiền phải lớn hơn 0') }))
        .min(1, 'Chưa chọn dòng nào')
        .max(100, 'Tối đa 100 cặp'),
    }),
    response: z.object({ matched: z.int() }),
    audit: 'statement.match-entries',
    idempotency: 'key',
    errors: ['not-found', 'match-over', 'match-differs'],
  },
  record: {
    method: 'POST',
    path: '/bank-match/record',
    summary:
      'Lập phiếu thu, phiếu chi, phiếu chuyển quỹ, thu nợ hoặc trả nợ cho một dòng sao kê chưa có trong sổ quỹ, và khớp dòng với phiếu đó',
    permission: changes,
    body: z.strictObject({
      /** Of the voucher or the transfer. */
      id: id.optional(),
      branchId: id.optional(),
      accountId: id,
      statementLineId: id,
      as: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('VOUCHER'), kindId: id, partnerName: text(120).optional() }),
        z.strictObject({ kind: z.literal('DEBT'), partnerKind: z.enum(['customer', 'provider']), partnerId: id }),
        /** The fund from which what came in came, or into which what left went. */
        z.strictObject({ kind: z.literal('TRANSFER'), otherAccountId: id }),
      ]),
      note: text(300).optional(),
    }),
    response: z.object({ documentId: id, documentCode: z.string() }),
    status: 201,
    audit: 'statement.match-entries',
    idempotency: 'client-id',
    errors: [
      'not-found',
      'forbidden',
      'branch-inactive',
      'statement-line-matched',
      'match-differs',
      'match-over',
      'voucher-kind-stopped',
      'fund-short',
      'transfer-same-fund',
      'debt-settled',
      'account-missing',
      'idempotency-conflict',
    ],
  },
  undo: {
    method: 'POST',
    path: '/bank-match/undo',
    summary: 'Bỏ khớp một dòng sao kê: dòng và các khoản thu chi của nó lại còn lệch',
    permission: changes,
    body: z.strictObject({ accountId: id, statementLineId: id }),
    response: z.object({ undone: z.int() }),
    audit: 'statement.unmatch',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
