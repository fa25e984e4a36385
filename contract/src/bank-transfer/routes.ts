import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, id, idParams, instant, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { transferStatuses } from './transfer-status.ts'

const reads = { model: 'cashbook', action: 'read' } as const
const changes = { model: 'cashbook', action: 'update' } as const

const bankTransfer = z.object({
  id,
  billId: id,
  billCode: z.string(),
  soldAt: instant,
  businessDay: day,
  sellerName: z.string(),
  customerName: z.string().nullable(),
  accountName: z.string(),
  amount: z.int(),
  reference: z.string(),
  status: z.enum(transferStatuses),
  receivedHow: z.enum(['HAND', 'STATEMENT']).nullable(),
  receivedAt: instant.nullable(),
  receivedByName: z.string().nullable(),
})
export type BankTransfer = z.output<typeof bankTransfer>

const statementLine = z.object({
  id,
  accountId: id,
  accountName: z.string(),
  bookedOn: day,
  amount: z.int(),
  content: z.string(),
  reference: z.string().nullable(),
  /** Transfers of the same account and amount that still wait. */
  candidates: z.array(z.object({ id, billCode: z.string(), reference: z.string(), soldAt: instant })),
})
export type StatementLine = z.output<typeof statementLine>

const filter = {
  ...branchFilter,
  keyword: pageQuery.shape.keyword,
  from: day.optional(),
  to: day.optional(),
  status: z.enum(transferStatuses).optional(),
  accountId: id.optional(),
}

const longestStatement = 900_000
/** Base64 of a workbook; a bank's statement of a year has some hundred kilobytes. */
const longestWorkbook = 6_000_000
const bodyLimit = longestWorkbook + 4_096

const place = z.int().min(0, 'Cột không hợp lệ').max(299, 'Cột không hợp lệ')
/** Which column is which, as a person says, by its place from 0; so is the row of titles. */
const layout = z.strictObject({
  head: z.int().min(0).max(99),
  date: place,
  credit: place,
  content: place,
  debit: place.nullish(),
  balance: place.nullish(),
  reference: place.nullish(),
  way: place.nullish(),
})

const statementFile = {
  accountId: id,
  /** A CSV as text, or any file (XLSX, XLS, CSV) in base64. */
  text: z.string().min(1, 'Tệp trống').max(longestStatement, 'Tệp quá lớn, hãy chia theo tháng').optional(),
  content: z.string().min(1, 'Tệp trống').max(longestWorkbook, 'Tệp quá lớn, hãy chia theo tháng').optional(),
  /** Left out, the columns are known by their titles. Given, they are remembered for statements of this bank. */
  columns: layout.optional(),
}
const hasFile = ({ text, content }: { text?: string | undefined; content?: string | undefined }) =>
  (text === undefined) !== (content === undefined)
const oneFile = { path: ['content'], message: 'Chọn một tệp' }

const sorted = sortedBy('soldAt', 'amount')

export const bankTransferRoutes = routes({
  list: {
    method: 'GET',
    path: '/bank-transfer',
    summary: 'Các khoản chuyển khoản của hóa đơn: chờ nhận, đã nhận',
    permission: reads,
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(bankTransfer),
  },
  total: {
    method: 'GET',
    path: '/bank-transfer/total',
    summary: 'Tổng của cả bộ lọc chuyển khoản; hóa đơn đã hủy không tính',
    permission: reads,
    query: z.object(filter),
    response: z.object({ count: z.int(), amount: z.int(), waiting: z.int() }),
  },
  export: exportRoute('/bank-transfer/export', 'Xuất các khoản chuyển khoản của bộ lọc ra tệp Excel', reads, {
    ...filter,
    ...sorted,
  }),
  confirm: {
    method: 'POST',
    path: '/bank-transfer/:id/confirm',
    summary: 'Xác nhận bằng tay: tiền đã vào tài khoản',
    permission: changes,
    params: idParams,
    body: z.strictObject({}),
    response: bankTransfer,
    audit: 'transfer.confirm',
    idempotency: 'key',
    errors: ['transfer-not-waiting', 'not-found'],
  },
  reopen: {
    method: 'POST',
    path: '/bank-transfer/:id/reopen',
    summary: 'Bỏ xác nhận: khoản chuyển chờ nhận lại, dòng sao kê đã khớp được để trống',
    permission: changes,
    params: idParams,
    body: z.strictObject({ reason: text(200, 1) }),
    response: bankTransfer,
    audit: 'transfer.reopen',
    idempotency: 'key',
    errors: ['transfer-not-received', 'not-found'],
  },
  importStatement: {
    method: 'POST',
    path: '/bank-statement/import',
    summary: 'Nhập sao kê Excel hoặc CSV của một tài khoản: dòng đã có không ghi lại, dòng có mã được khớp',
    permission: changes,
    work: 'file',
    body: z.strictObject(statementFile).refine(hasFile, oneFile),
    bodyLimit,
    response: z.object({
      added: z.int(),
      repeated: z.int(),
      matched: z.int(),
      skipped: z.int(),
      /** Where the file tells balances: opening + sum of its lines = closing. */
      opening: z.int().nullable(),
      closing: z.int().nullable(),
    }),
    audit: 'statement.import',
    idempotency: 'natural',
    errors: [
      'statement-columns-missing',
      'statement-empty',
      'statement-cell-unreadable',
      'statement-day-later',
      'statement-not-balanced',
      'excel-unreadable',
      'files-waiting',
      'not-found',
    ],
  },
  previewStatement: {
    method: 'POST',
    path: '/bank-statement/preview',
    lookup: true,
    summary: 'Xem các dòng đầu của một tệp sao kê và cột nào là ngày, tiền, nội dung; chưa ghi gì',
    permission: changes,
    work: 'file',
    body: z.strictObject(statementFile).omit({ columns: true }).refine(hasFile, oneFile),
    bodyLimit,
    response: z.object({
      rows: z.array(z.array(z.string())),
      columns: z
        .object({
          head: z.int(),
          date: z.int(),
          credit: z.int(),
          content: z.int(),
          debit: z.int().nullable(),
          balance: z.int().nullable(),
          reference: z.int().nullable(),
          /** Which way the amount went, where the file has one column of amounts. */
          way: z.int().nullable(),
        })
        .nullable(),
      /** A person chose them for this bank before. */
      isRemembered: z.boolean(),
    }),
    errors: ['excel-unreadable', 'files-waiting', 'not-found'],
  },
  openLines: {
    method: 'GET',
    path: '/bank-statement',
    summary: 'Dòng tiền vào của sao kê chưa khớp với hóa đơn nào, mới nhất trước',
    permission: reads,
    query: z.object({ ...branchFilter, limit: z.coerce.number().int().min(1).max(200).default(100) }),
    response: z.object({ items: z.array(statementLine) }),
  },
  match: {
    method: 'POST',
    path: '/bank-statement/:id/match',
    summary: 'Khớp bằng tay một dòng sao kê với một khoản chuyển cùng tài khoản, cùng số tiền',
    permission: changes,
    params: idParams,
    body: z.strictObject({ transferId: id }),
    response: bankTransfer,
    audit: 'statement.match',
    idempotency: 'key',
    errors: ['transfer-not-waiting', 'transfer-differs', 'statement-line-matched', 'not-found'],
  },
})
