import { z } from 'zod'
import { documentStatuses, draftStatuses } from './enumeration.ts'
import { day, dong, id, idParams, instant, maxLines, maxQuantity, quantity, text, version } from './field.ts'
import { type LogRights, needsCost } from './log-right.ts'
import { branchFilter, flag, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'

/** Where sent goods are; a draft has none (spec §3, `transferStatus`). */
export const transferStatuses = ['MOVING', 'RECEIVED'] as const
/** Who began a transfer: the sender, or the other branch by asking for goods. */
export const transferOrigins = ['SEND', 'REQUEST'] as const
export type TransferStatus = (typeof transferStatuses)[number]
export type TransferOrigin = (typeof transferOrigins)[number]

/** Sending goods; a draft of somebody without this right waits for somebody who has it. */
export const sendsGoods = { model: 'stock_transfer', action: 'update' } as const

const itemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** Lots chosen by hand, in the unit of the line; they add up to its quantity. Left out: the earliest expiry first. */
  lots: z
    .array(z.strictObject({ lotId: id, quantity }))
    .max(50)
    .optional(),
  /** Of one unit, where a shop reckons between its branches; it moves no money. */
  price: dong.nullish(),
  note: text(200).nullish(),
})

const content = {
  targetBranchId: id,
  note: text(500).nullish(),
  /** Who carries the goods, or on what. */
  carrier: text(100).nullish(),
  items: z.array(itemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
}

export const transferBody = z.strictObject({
  id: id.optional(),
  /** With REQUEST the caller is of the branch that is to receive, and nothing moves before the sender confirms. */
  origin: z.enum(transferOrigins).default('SEND'),
  status: z.enum(draftStatuses),
  /** The branch that sends. */
  branchId: id.optional(),
  ...content,
})
export type TransferBody = z.output<typeof transferBody>

const transferReplace = z.strictObject({ version, status: z.enum(draftStatuses), ...content })

const base = z.int('Số lượng phải là số nguyên').min(0, 'Số lượng không được âm').max(maxQuantity)

const transferReceive = z.strictObject({
  version,
  /** By line of a lot, in base units; a lot that is left out arrived whole. */
  lots: z
    .array(
      z.strictObject({
        id,
        received: base,
        back: base,
        lost: base,
        /** Of what was received: damaged, and so put into quarantine. */
        damaged: base.optional(),
        note: text(200).nullish(),
      }),
    )
    .max(maxLines * 10)
    .default([]),
  note: text(500).nullish(),
  /** Both are asked for as soon as something was lost. */
  lossReason: text(300).nullish(),
  lossParty: text(100).nullish(),
  /** Asked for as soon as something arrived damaged. */
  damageReason: text(300).nullish(),
})
export type TransferReceive = z.output<typeof transferReceive>

const summary = z.object({
  id,
  code: z.string(),
  origin: z.enum(transferOrigins),
  status: z.enum(documentStatuses),
  transferStatus: z.enum(transferStatuses).nullable(),
  branchId: id,
  branchName: z.string(),
  targetBranchId: id,
  targetBranchName: z.string(),
  createdBy: id,
  createdByName: z.string(),
  /** Written by somebody who may not send goods: a draft waits for approval, a sent one was approved by who sent it. */
  needsApproval: z.boolean(),
  createdAt: instant,
  postedAt: instant.nullable(),
  receivedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  /** At the prices of the lines that have one; null where none has. */
  priceTotal: z.int().nullable(),
  /** At cost, and what was lost of it: only with cost/read. Of a draft 0. */
  value: z.int().optional(),
  lostValue: z.int().optional(),
})

export const transfer = summary.extend({
  note: z.string().nullable(),
  carrier: z.string().nullable(),
  version: z.int(),
  sentByName: z.string().nullable(),
  receivedByName: z.string().nullable(),
  receiveNote: z.string().nullable(),
  lossReason: z.string().nullable(),
  lossParty: z.string().nullable(),
  damageReason: z.string().nullable(),
  damagedValue: z.int().optional(),
  receivedValue: z.int().optional(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  items: z.array(
    z.object({
      id,
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      unitId: id,
      unitName: z.string(),
      ratio: z.int(),
      quantity: z.int(),
      baseQuantity: z.int(),
      /** What was first wanted, in the unit: in a request, or in a draft that needs approval. */
      requestedQuantity: z.int().nullable(),
      price: z.int().nullable(),
      note: z.string().nullable(),
      /** Of the product, so that any base quantity can be said in words. */
      units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
      lots: z.array(
        z.object({
          id,
          lotId: id,
          lotNumber: z.string(),
          expiryDate: day.nullable(),
          /** Base units. */
          quantity: z.int(),
          value: z.int().optional(),
          /** Base units; null until the goods are received. */
          received: z.int().nullable(),
          /** Of what was received. */
          damaged: z.int(),
          back: z.int().nullable(),
          lost: z.int().nullable(),
          note: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type Transfer = z.output<typeof transfer>

export const transferFilter = z.object({
  ...branchFilter,
  /** Seen from the branch: what it sends, what comes to it. */
  direction: z.enum(['out', 'in']).optional(),
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  transferStatus: z.enum(transferStatuses).optional(),
  origin: z.enum(transferOrigins).optional(),
  otherBranchId: id.optional(),
  productId: id.optional(),
  /** Only those of which something was lost on the way. */
  lost: flag.optional(),
  /** Only drafts that wait for the branch to approve and send them. */
  awaitsApproval: flag.optional(),
  from: day.optional(),
  to: day.optional(),
})

const sendErrors = [
  'not-found',
  'branch-inactive',
  'transfer-to-itself',
  'transfer-target-inactive',
  'combo-has-no-stock',
  'no-items',
  'stock-short',
  'lot-short',
  'transfer-lot-expired',
  'transfer-lot-held',
  'transfer-lot-recalled',
  'lot-quantity-mismatch',
  'amount-too-large',
  'idempotency-conflict',
] as const

export const transferRoutes = routes({
  list: {
    method: 'GET',
    path: '/stock-transfer',
    summary: 'Danh sách phiếu chuyển kho đi và đến chi nhánh, mới nhất trước',
    permission: { model: 'stock_transfer', action: 'read' },
    query: pageQuery.extend(transferFilter.shape),
    response: pageOf(summary),
  },
  total: {
    method: 'GET',
    path: '/stock-transfer/total',
    summary: 'Tổng của cả bộ lọc phiếu chuyển kho (chỉ phiếu đã gửi)',
    permission: { model: 'stock_transfer', action: 'read' },
    query: transferFilter,
    response: z.object({
      count: z.int(),
      itemCount: z.int(),
      value: z.int().optional(),
      lostValue: z.int().optional(),
    }),
  },
  export: {
    method: 'POST',
    path: '/stock-transfer/export',
    summary:
      'Xuất phiếu chuyển kho của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi lô của từng dòng hàng một dòng',
    permission: { model: 'stock_transfer', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). Flags are words, as in the address of the list. */
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...transferFilter.shape }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  waiting: {
    method: 'GET',
    path: '/stock-transfer/waiting',
    summary: 'Số phiếu đang chờ chi nhánh này: hàng đang đến, yêu cầu chưa trả lời, phiếu chờ duyệt',
    permission: { model: 'stock_transfer', action: 'read' },
    query: z.object(branchFilter),
    /** `approvals` is 0 to whoever may not send goods. */
    response: z.object({ incoming: z.int(), requests: z.int(), approvals: z.int() }),
  },
  inTransit: {
    method: 'GET',
    path: '/stock-transfer/in-transit',
    summary: 'Hàng đang đi đường của các chi nhánh được xem, lâu nhất trước, theo giá vốn',
    permission: { model: 'stock_transfer', action: 'read' },
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }),
    response: z.object({
      /** By whole days since they were sent. */
      ages: z.array(
        z.object({ fromDays: z.int(), toDays: z.int().nullable(), count: z.int(), value: z.int().optional() }),
      ),
      items: z.array(summary.extend({ ageDays: z.int() })),
    }),
  },
  branches: {
    method: 'GET',
    path: '/stock-transfer/branch',
    summary: 'Các chi nhánh đang hoạt động để chuyển đến hoặc xin hàng',
    permission: { model: 'stock_transfer', action: 'read' },
    response: z.array(z.object({ id, name: z.string() })),
  },
  available: {
    method: 'GET',
    path: '/stock-transfer/available',
    summary: 'Các lô của một hàng có thể chuyển đi, hạn gần nhất trước, và tồn ở nơi nhận',
    permission: { model: 'stock_transfer', action: 'read' },
    query: z.object({ ...branchFilter, productId: id, targetBranchId: id.optional() }),
    response: z.object({
      /** Base units that may leave. */
      available: z.int(),
      atTarget: z.int().nullable(),
      lots: z.array(z.object({ lotId: id, lotNumber: z.string(), expiryDate: day.nullable(), quantity: z.int() })),
    }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/stock-transfer/:id',
    summary: 'Một phiếu chuyển kho của nơi gửi hoặc nơi nhận',
    permission: { model: 'stock_transfer', action: 'read' },
    params: idParams,
    response: transfer,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/stock-transfer',
    summary: 'Lập phiếu chuyển kho: phiếu tạm, gửi ngay (cần quyền sửa), hoặc yêu cầu chi nhánh khác gửi',
    permission: { model: 'stock_transfer', action: 'create' },
    body: transferBody,
    response: transfer,
    status: 201,
    audit: 'stock-transfer.create',
    idempotency: 'client-id',
    errors: [...sendErrors, 'transfer-request-is-draft'],
  },
  replace: {
    method: 'PUT',
    path: '/stock-transfer/:id',
    summary: 'Sửa phiếu tạm hoặc yêu cầu, hoặc gửi hàng đi; không có quyền sửa thì chỉ sửa phiếu mình lập',
    permission: { anyOf: [sendsGoods, { model: 'stock_transfer', action: 'create' }] },
    params: idParams,
    body: transferReplace,
    response: transfer,
    audit: 'stock-transfer.update',
    idempotency: 'key',
    errors: [...sendErrors, 'transfer-not-yours', 'version-conflict', 'not-a-draft'],
  },
  receive: {
    method: 'POST',
    path: '/stock-transfer/:id/receive',
    summary: 'Nhận hàng chuyển đến: số nhận từng lô, phần thiếu về kho gửi hoặc mất trên đường',
    permission: { model: 'stock_transfer', action: 'update' },
    params: idParams,
    body: transferReceive,
    response: transfer,
    audit: 'stock-transfer.receive',
    idempotency: 'key',
    errors: [
      'not-found',
      'transfer-not-yours',
      'transfer-not-moving',
      'version-conflict',
      'transfer-over',
      'transfer-unresolved',
      'transfer-loss-unnamed',
      'transfer-damaged-over',
      'transfer-damage-unnamed',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/stock-transfer/:id/cancel',
    summary: 'Hủy phiếu tạm, từ chối yêu cầu, hoặc gọi hàng đang đi về lại đúng lô ở kho gửi',
    permission: { model: 'stock_transfer', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: transfer,
    audit: 'stock-transfer.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'day-closed', 'transfer-not-yours', 'transfer-received'],
  },
})

/** Who reads what of a transfer in the log. */
export const transferLog: LogRights = {
  amount: needsCost,
  fields: { value: needsCost, receivedValue: needsCost, lostValue: needsCost, damagedValue: needsCost },
}
