import { z } from 'zod'
import { accountKinds, documentStatuses, partnerKinds, voucherDirections } from '../enumeration.ts'
import { exportRoute } from '../export-route.ts'
import { cancelled, day, dong, id, idParams, instant, signedDong, text, version } from '../field.ts'
import { branchFilter, pageQuery, sortedBy } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'
import { uploadedImage } from '../upload/shapes.ts'
import { cashEntryKinds } from './cash-entry-kind.ts'
import { paymentParts } from './payment-parts.ts'
import { cashbookFilter, debtAdjustmentKinds } from './shapes.ts'
import { voucherKind, voucherKindBody, voucherKindPatch, voucherPapers } from './voucher-shapes.ts'

const account = z.object({
  id,
  branchId: id.nullable(),
  kind: z.enum(accountKinds),
  name: z.string(),
  bankBin: z.string().nullable(),
  accountNumber: z.string().nullable(),
  accountName: z.string().nullable(),
  balance: signedDong,
  /** What it held on the first day stands in the book. */
  hasOpening: z.boolean(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
})

const bankFields = {
  bankBin: z
    .string()
    .regex(/^\d{6}$/, 'Mã ngân hàng gồm 6 chữ số')
    .nullish(),
  accountNumber: z
    .string()
    .regex(/^[A-Za-z0-9]{1,19}$/, 'Số tài khoản gồm tối đa 19 chữ số')
    .nullish(),
  accountName: text(60).nullish(),
  isDefault: z.boolean().optional(),
}

const voucher = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  purpose: z.string(),
  direction: z.enum(voucherDirections),
  kindName: z.string(),
  branchId: id,
  accountId: id,
  accountName: z.string(),
  amount: z.int(),
  /** What the paper says; the money counts on the business day. */
  documentDay: day,
  papers: z.array(uploadedImage),
  partnerKind: z.enum(partnerKinds).nullable(),
  partnerId: id.nullable(),
  partnerName: z.string().nullable(),
  note: z.string().nullable(),
  countsInProfit: z.boolean(),
  createdByName: z.string(),
  at: instant,
  businessDay: day,
  version: z.int(),
  ...cancelled,
})

const flowFilter = {
  ...branchFilter,
  from: periodDay.optional(),
  to: periodDay.optional(),
  accountId: id.optional(),
  kind: z.enum(accountKinds).optional(),
}

const sorted = sortedBy('at', 'amount')

export const cashbookRoutes = routes({
  read: {
    method: 'GET',
    path: '/cashbook',
    summary: 'Sổ quỹ: đầu kỳ, thu, chi, cuối kỳ và từng khoản, mới nhất trước',
    permission: { model: 'cashbook', action: 'read' },
    query: pageQuery.extend({ ...cashbookFilter.shape, ...sorted }),
    response: z.object({
      opening: signedDong,
      in: z.int(),
      out: z.int(),
      closing: signedDong,
      items: z.array(
        z.object({
          id,
          at: instant,
          businessDay: day,
          accountId: id,
          accountName: z.string(),
          kind: z.enum(cashEntryKinds),
          /** Of receipts and payments: their kind. */
          voucherKind: z.string().nullable(),
          documentKind: z.string(),
          documentId: id,
          documentCode: z.string(),
          partnerName: z.string().nullable(),
          note: z.string().nullable(),
          amount: signedDong,
          /** A later row takes this one back. */
          isUndone: z.boolean(),
          employeeName: z.string().nullable(),
        }),
      ),
      limit: z.int(),
      nextCursor: z.string().nullable(),
    }),
  },
  flow: {
    method: 'GET',
    path: '/cashbook/flow',
    summary: 'Dòng tiền của một kỳ: từng quỹ với đầu kỳ, thu, chi, cuối kỳ; và từng loại thu chi',
    permission: { model: 'cashbook', action: 'read' },
    query: z.object(flowFilter),
    response: z.object({
      funds: z.array(
        z.object({
          accountId: id,
          name: z.string(),
          kind: z.enum(accountKinds),
          opening: signedDong,
          in: z.int(),
          out: z.int(),
          closing: signedDong,
        }),
      ),
      items: z.array(
        z.object({
          kind: z.enum(cashEntryKinds),
          /** Of receipts and payments: their kind. */
          voucherKind: z.string().nullable(),
          in: z.int(),
          out: z.int(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
  exportFlow: exportRoute(
    '/cashbook/flow/export',
    'Xuất dòng tiền của một kỳ theo loại thu chi ra tệp Excel',
    { model: 'cashbook', action: 'read' },
    flowFilter,
  ),
  export: {
    method: 'POST',
    path: '/cashbook/export',
    summary: 'Xuất các khoản thu chi của bộ lọc ra tệp Excel',
    permission: { model: 'cashbook', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({ id: id.optional(), ...cashbookFilter.shape, ...sorted }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  accounts: {
    method: 'GET',
    path: '/cash-account',
    summary: 'Các quỹ: tiền mặt của chi nhánh và tài khoản ngân hàng',
    permission: { model: 'cashbook', action: 'read' },
    query: z.object(branchFilter),
    response: z.array(account),
  },
  banks: {
    method: 'GET',
    path: '/cash-account/bank',
    summary: 'Tài khoản ngân hàng đang dùng, để chọn khi trả tiền; không có số dư',
    permission: { finds: 'accounts' },
    response: z.array(account.pick({ id: true, name: true, accountNumber: true, isDefault: true })),
  },
  createAccount: {
    method: 'POST',
    path: '/cash-account',
    summary: 'Thêm tài khoản ngân hàng hoặc ví điện tử',
    permission: { model: 'cashbook', action: 'create' },
    body: z.strictObject({
      id: id.optional(),
      kind: z.enum(['BANK', 'WALLET']).optional(),
      name: text(80, 1),
      ...bankFields,
    }),
    response: account,
    status: 201,
    audit: 'account.create',
    idempotency: 'client-id',
    errors: ['code-taken', 'idempotency-conflict'],
  },
  updateAccount: {
    method: 'PATCH',
    path: '/cash-account/:id',
    summary: 'Sửa tài khoản ngân hàng',
    permission: { model: 'cashbook', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, name: text(80, 1).optional(), isActive: z.boolean().optional(), ...bankFields }),
    response: account,
    audit: 'account.update',
    idempotency: 'key',
    errors: ['code-taken', 'version-conflict', 'not-found'],
  },
  openAccount: {
    method: 'POST',
    path: '/cash-account/:id/opening',
    summary: 'Ghi tồn quỹ ngày đầu tiên, một lần',
    permission: { model: 'cashbook', action: 'create' },
    params: idParams,
    body: z.strictObject({ amount: dong.min(1, 'Số tiền phải lớn hơn 0'), note: text(300).optional() }),
    response: account,
    audit: 'account.open',
    idempotency: 'key',
    errors: ['branch-inactive', 'opening-exists', 'not-found'],
  },
})

export const voucherRoutes = routes({
  kinds: {
    method: 'GET',
    path: '/voucher/kind',
    summary: 'Loại thu, loại chi đang dùng, để chọn',
    permission: { model: 'cashbook', action: 'read' },
    response: z.array(voucherKind),
  },
  allKinds: {
    method: 'GET',
    path: '/voucher/kind/all',
    summary: 'Mọi loại thu, loại chi, cả loại đã ngưng dùng, với số phiếu đã lập',
    permission: { model: 'cashbook', action: 'read' },
    response: z.object({ items: z.array(voucherKind.extend({ voucherCount: z.int() })) }),
  },
  createKind: {
    method: 'POST',
    path: '/voucher/kind',
    summary: 'Thêm loại thu, loại chi',
    permission: { model: 'cashbook', action: 'update' },
    body: voucherKindBody,
    response: voucherKind,
    status: 201,
    audit: 'voucher-kind.create',
    idempotency: 'client-id',
    errors: ['voucher-kind-taken', 'voucher-kind-group', 'idempotency-conflict'],
  },
  updateKind: {
    method: 'PATCH',
    path: '/voucher/kind/:id',
    summary: 'Sửa, ngưng dùng, dùng lại một loại thu chi; phiếu đã lập giữ nguyên',
    permission: { model: 'cashbook', action: 'update' },
    params: idParams,
    body: voucherKindPatch,
    response: voucherKind,
    audit: 'voucher-kind.update',
    idempotency: 'key',
    errors: ['voucher-kind-taken', 'voucher-kind-group', 'version-conflict', 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/voucher/:id',
    summary: 'Một phiếu thu, phiếu chi',
    permission: { model: 'cashbook', action: 'read' },
    params: idParams,
    response: voucher,
    errors: ['not-found'],
  },
  paper: {
    method: 'GET',
    path: '/voucher/paper/:id',
    summary: 'Ảnh chứng từ của một phiếu thu, phiếu chi; ảnh chưa gắn vào phiếu chỉ mở cho người chụp',
    permission: {
      anyOf: [
        { model: 'cashbook', action: 'read' },
        { model: 'cashbook', action: 'create' },
      ],
    },
    params: idParams,
    response: z.null(),
    file: 'image/webp',
    keptSeconds: 3600,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/voucher',
    summary: 'Lập phiếu thu, phiếu chi',
    permission: { model: 'cashbook', action: 'create' },
    body: z.strictObject({
      id: id.optional(),
      branchId: id.optional(),
      direction: z.enum(voucherDirections),
      kindId: id,
      accountId: id,
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      partnerKind: z.enum(partnerKinds).optional(),
      /** One of the customers, suppliers or people of the store; their name is taken from there. */
      partnerId: id.optional(),
      partnerName: text(120).optional(),
      /** The day on the paper, no later than today and behind the closed days; the money counts today. */
      documentDay: day.optional(),
      /** Whether it counts in the result; left out, as its kind does. */
      countsInProfit: z.boolean().optional(),
      paperIds: voucherPapers.optional(),
      note: text(300).optional(),
    }),
    response: voucher,
    status: 201,
    audit: 'voucher.create',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'not-found',
      'fund-short',
      'voucher-kind-stopped',
      'document-day-later',
      'document-day-closed',
      'idempotency-conflict',
    ],
  },
  papers: {
    method: 'PUT',
    path: '/voucher/:id/papers',
    summary: 'Đặt ảnh chứng từ kèm theo một phiếu thu, phiếu chi',
    permission: { model: 'cashbook', action: 'create' },
    params: idParams,
    body: z.strictObject({ version, paperIds: voucherPapers }),
    response: voucher,
    audit: 'voucher.papers',
    idempotency: 'key',
    errors: ['version-conflict', 'not-found', 'day-closed'],
  },
  cancel: {
    method: 'POST',
    path: '/voucher/:id/cancel',
    summary: 'Hủy phiếu thu, phiếu chi; phiếu thu nợ thì mở lại khoản nợ',
    permission: { model: 'cashbook', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: voucher,
    audit: 'voucher.cancel',
    idempotency: 'key',
    errors: ['already-cancelled', 'not-found', 'day-closed', 'fund-short', 'deposit-of-order', 'voucher-automatic'],
  },
})

const partnerKind = z.enum(['customer', 'provider'])
/** A debt that was changed without money. */
const debtAdjustment = z.object({
  id,
  code: z.string(),
  kind: z.enum(debtAdjustmentKinds),
  /** What is owed more; negative where it is less. */
  amount: signedDong,
  reason: z.string(),
  status: z.enum(['SUCCEED', 'CANCELLED']),
  createdByName: z.string(),
  createdAt: instant,
  /** What is owed in all now. */
  debt: signedDong,
})
const debtPermission = {
  anyOf: [
    { model: 'customer', action: 'read' },
    { model: 'provider', action: 'read' },
  ],
} as const

/** A debt that goes without money is what a thief would like best: not for everybody who may edit a partner. */
const writeOffPermission = {
  anyOf: [
    { model: 'customer', action: 'delete' },
    { model: 'provider', action: 'delete' },
  ],
} as const

export const debtRoutes = routes({
  statement: {
    method: 'GET',
    path: '/debt',
    summary: 'Sổ công nợ của một khách hoặc nhà cung cấp, mới nhất trước, số dư sau mỗi dòng',
    permission: debtPermission,
    query: z.object({
      partnerKind,
      partnerId: id,
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      debt: signedDong,
      items: z.array(
        z.object({
          id,
          at: instant,
          businessDay: day,
          kind: z.string(),
          documentKind: z.string(),
          documentId: id,
          documentCode: z.string(),
          amount: signedDong,
          balanceAfter: signedDong,
          note: z.string().nullable(),
          /** A later row takes this one back. */
          isUndone: z.boolean(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
    errors: ['not-found'],
  },
  open: {
    method: 'GET',
    path: '/debt/open',
    summary: 'Các chứng từ còn nợ của một khách hoặc nhà cung cấp, đến hạn trước đứng trước',
    permission: debtPermission,
    query: z.object({ partnerKind, partnerId: id }),
    response: z.array(
      z.object({
        entryId: id,
        documentKind: z.string(),
        documentId: id,
        documentCode: z.string(),
        businessDay: day,
        amount: z.int(),
        remaining: z.int(),
        /** Agreed with the customer. */
        dueOn: day.nullable(),
        /** The day to pay: the agreed one, else by the days of the partner. */
        dueDay: day,
        /** It belongs to a branch that the caller does not work in: a payment cannot choose it. */
        isElsewhere: z.boolean(),
      }),
    ),
    errors: ['not-found'],
  },
  collect: {
    method: 'POST',
    path: '/debt/collect',
    summary: 'Thu nợ khách: chứng từ đến hạn trước được trừ trước; phần dư thành ghi có',
    permission: {
      anyOf: [
        { model: 'customer', action: 'update' },
        { model: 'cashbook', action: 'create' },
      ],
    },
    body: z.strictObject({
      id: id.optional(),
      customerId: id,
      branchId: id.optional(),
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      method: z.enum(['CASH', 'BANK']),
      accountId: id.optional(),
      /** Settled before the others, in this order (rows of GET debt/open). */
      debtEntryIds: z.array(id).max(200).optional(),
      /** What of it settles which debt (rows of GET debt/open); the rest is a credit. Left out, what is due first. */
      allocations: paymentParts.optional(),
      /** Given for paying (chiết khấu thanh toán), beside the amount; with the right to write debts off. It is a document of its own. */
      discount: dong.min(1, 'Số tiền phải lớn hơn 0').optional(),
      note: text(300).optional(),
    }),
    response: z.object({ voucherId: id, voucherCode: z.string(), debt: signedDong }),
    status: 201,
    audit: 'debt.collect',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'not-found',
      'account-missing',
      'allocation-over',
      'allocations-above-payment',
      'debt-discount-over-rest',
      'forbidden',
      'idempotency-conflict',
    ],
  },
  opening: {
    method: 'POST',
    path: '/debt/opening',
    summary: 'Ghi nợ ngày đầu tiên của một khách hoặc nhà cung cấp, một lần',
    permission: {
      anyOf: [
        { model: 'customer', action: 'update' },
        { model: 'provider', action: 'update' },
      ],
    },
    body: z.strictObject({
      partnerKind,
      partnerId: id,
      branchId: id.optional(),
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      /** Since when it is owed, from which its age is counted; left out, today. */
      on: day.optional(),
      note: text(300).optional(),
    }),
    response: z.object({ debt: signedDong }),
    status: 201,
    audit: 'debt.open',
    idempotency: 'key',
    errors: ['branch-inactive', 'opening-exists', 'opening-in-future', 'opening-on-closed-day', 'not-found'],
  },
  adjust: {
    method: 'POST',
    path: '/debt/adjustment',
    summary: 'Điều chỉnh công nợ bằng tay hoặc ghi chiết khấu thanh toán: có lý do, không đụng tới quỹ',
    permission: writeOffPermission,
    body: z.strictObject({
      id: id.optional(),
      partnerKind,
      partnerId: id,
      branchId: id.optional(),
      kind: z.enum(debtAdjustmentKinds),
      amount: dong.min(1, 'Số tiền phải lớn hơn 0'),
      reason: text(300, 1),
    }),
    response: debtAdjustment,
    status: 201,
    audit: 'debt.adjust',
    idempotency: 'client-id',
    errors: ['branch-inactive', 'not-found', 'debt-discount-over', 'idempotency-conflict'],
  },
  cancelAdjustment: {
    method: 'POST',
    path: '/debt/adjustment/:id/cancel',
    summary: 'Hủy phiếu điều chỉnh công nợ: nợ trở lại như trước',
    permission: writeOffPermission,
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: debtAdjustment,
    audit: 'debt.cancel-adjustment',
    idempotency: 'key',
    errors: ['already-cancelled', 'not-found', 'day-closed'],
  },
})
