import { z } from 'zod'
import { documentStatuses, draftStatuses } from './enumeration.ts'
import { day, dong, id, idParams, instant, maxLines, quantity, text, vatRate, version } from './field.ts'
import { type LogRights, needsPurchases } from './log-right.ts'
import { branchFilter, flag, pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'
import { sheetType } from './sheet-type.ts'

/** What became of an order: by what was received of it, or closed by hand. Its `status` is that of every document. */
export const orderProgresses = ['DRAFT', 'CONFIRMED', 'PARTIAL', 'DONE', 'CANCELLED'] as const
export type OrderProgress = (typeof orderProgresses)[number]

const orderItemInput = z.strictObject({
  productId: id,
  unitId: id,
  quantity,
  /** What is expected for one of the unit, without VAT. */
  price: dong.default(0),
  vatRate: vatRate.nullish(),
  note: text(200).nullish(),
})

const content = {
  branchId: id.optional(),
  providerId: id,
  /** When the goods should come. */
  expectedDate: day.nullish(),
  note: text(500).nullish(),
  items: z.array(orderItemInput).min(1, 'Chưa có mặt hàng nào').max(maxLines, 'Tối đa 500 dòng'),
}

export const purchaseOrderBody = z.strictObject({ id: id.optional(), status: z.enum(draftStatuses), ...content })
export type PurchaseOrderBody = z.output<typeof purchaseOrderBody>

const purchaseOrderReplace = z.strictObject({ version, status: z.enum(draftStatuses), ...content })

const purchaseOrderSummary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  progress: z.enum(orderProgresses),
  branchId: id,
  providerId: id,
  providerName: z.string(),
  expectedDate: day.nullable(),
  /** Open, and expected before today. */
  isLate: z.boolean(),
  createdByName: z.string(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  businessDay: day,
  itemCount: z.int(),
  goodsAmount: z.int(),
  vatAmount: z.int(),
  payable: z.int(),
})

export const purchaseOrder = purchaseOrderSummary.extend({
  note: z.string().nullable(),
  version: z.int(),
  confirmedByName: z.string().nullable(),
  closedAt: instant.nullable(),
  closedByName: z.string().nullable(),
  closeReason: z.string().nullable(),
  cancelledAt: instant.nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: z.string().nullable(),
  provider: z.object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    taxCode: z.string().nullable(),
    contactName: z.string().nullable(),
  }),
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
      /** In base units; it may be more than was ordered. */
      receivedQuantity: z.int(),
      price: z.int(),
      vatRate: z.int().nullable(),
      amount: z.int(),
      vatAmount: z.int(),
      note: z.string().nullable(),
      /** Of the product, the largest first. */
      units: z.array(z.object({ id, name: z.string(), ratio: z.int() })),
    }),
  ),
  /** Imports that brought its goods, drafts among them. */
  inbounds: z.array(z.object({ id, code: z.string(), status: z.enum(documentStatuses), createdAt: instant })),
})
export type PurchaseOrder = z.output<typeof purchaseOrder>

const errors = [
  'branch-inactive',
  'not-found',
  'product-inactive',
  'combo-has-no-stock',
  'order-product-repeated',
  'provider-inactive',
  'amount-too-large',
  'idempotency-conflict',
] as const

export const purchaseOrderFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  progress: z.enum(orderProgresses).optional(),
  /** Confirmed and not yet done. */
  open: flag.optional(),
  /** Open, and expected before today. */
  late: flag.optional(),
  providerId: id.optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})

const read = { model: 'import_product', action: 'read' } as const

export const purchaseOrderRoutes = routes({
  list: {
    method: 'GET',
    path: '/purchase-order',
    summary: 'Danh sách phiếu đặt hàng nhập, mới nhất trước',
    permission: read,
    query: pageQuery.extend(purchaseOrderFilter.shape),
    response: pageOf(purchaseOrderSummary),
  },
  total: {
    method: 'GET',
    path: '/purchase-order/total',
    summary: 'Tổng của cả bộ lọc phiếu đặt hàng (không kể phiếu tạm và phiếu hủy)',
    permission: read,
    query: purchaseOrderFilter,
    response: z.object({ count: z.int(), payable: z.int() }),
  },
  export: {
    method: 'POST',
    path: '/purchase-order/export',
    summary: 'Xuất phiếu đặt hàng của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi dòng hàng một dòng',
    permission: read,
    /** With an `id` the progress can be asked for (GET export/:id). Flags are words, as in the address of the list. */
    body: z.strictObject({ id: id.optional(), withLines: z.boolean().default(false), ...purchaseOrderFilter.shape }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/purchase-order/:id',
    summary: 'Một phiếu đặt hàng nhập',
    permission: read,
    params: idParams,
    response: purchaseOrder,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/purchase-order',
    summary: 'Lập phiếu đặt hàng nhập: phiếu tạm hoặc đặt ngay',
    permission: { model: 'import_product', action: 'create' },
    body: purchaseOrderBody,
    response: purchaseOrder,
    status: 201,
    audit: 'purchase-order.create',
    idempotency: 'client-id',
    errors,
  },
  replace: {
    method: 'PUT',
    path: '/purchase-order/:id',
    summary: 'Sửa phiếu đặt hàng tạm, hoặc đặt hàng theo phiếu tạm',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    body: purchaseOrderReplace,
    response: purchaseOrder,
    audit: 'purchase-order.update',
    idempotency: 'key',
    errors: [...errors, 'version-conflict', 'not-a-draft'],
  },
  receive: {
    method: 'POST',
    path: '/purchase-order/:id/receive',
    summary: 'Nhận hàng: lập phiếu nhập tạm với số còn lại của phiếu đặt',
    permission: { model: 'import_product', action: 'create' },
    params: idParams,
    response: z.object({ id, code: z.string() }),
    status: 201,
    audit: 'inbound.create',
    idempotency: 'key',
    errors: [
      'not-found',
      'branch-inactive',
      'purchase-order-not-open',
      'purchase-order-has-draft',
      'product-inactive',
      'combo-has-no-stock',
      'amount-too-large',
    ],
  },
  close: {
    method: 'POST',
    path: '/purchase-order/:id/close',
    summary: 'Kết thúc phiếu đặt khi hàng không về đủ',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: purchaseOrder,
    audit: 'purchase-order.close',
    idempotency: 'key',
    errors: ['not-found', 'purchase-order-not-open', 'purchase-order-nothing-received', 'purchase-order-has-draft'],
  },
  reopen: {
    method: 'POST',
    path: '/purchase-order/:id/reopen',
    summary: 'Mở lại phiếu đặt đã kết thúc: hàng thiếu vẫn về',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    response: purchaseOrder,
    audit: 'purchase-order.reopen',
    idempotency: 'natural',
    errors: ['not-found', 'purchase-order-not-closed'],
  },
  cancel: {
    method: 'POST',
    path: '/purchase-order/:id/cancel',
    summary: 'Hủy phiếu đặt hàng chưa nhận gì',
    permission: { model: 'import_product', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: purchaseOrder,
    audit: 'purchase-order.cancel',
    idempotency: 'key',
    errors: ['not-found', 'already-cancelled', 'purchase-order-received', 'purchase-order-has-draft'],
  },
})

/** Who reads what of an order to a provider in the log. */
export const purchaseOrderLog: LogRights = { fields: { payable: needsPurchases('import_product') } }
