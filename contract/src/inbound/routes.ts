import { z } from 'zod'
import { draftStatuses } from '../enumeration.ts'
import { day, discount, dong, id, idParams, maxLines, nothing, rawText, text, vatRate, version } from '../field.ts'
import { paymentParts } from '../money/payment-parts.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'
import { submissionStates } from '../submission.ts'

import {
  acceptedLot,
  header,
  inbound,
  inboundBody,
  inboundFilter,
  inboundSummary,
  inspection,
  invoiceDraft,
  invoiceGoods,
  knownGoods,
  pdfInvoiceLimit,
} from './shapes.ts'

/** Replaces a draft; with status SUCCEED it is completed in the same call. */
const inboundReplace = z.strictObject({
  version,
  status: z.enum(draftStatuses),
  ...header,
  items: inboundBody.shape.items,
  payments: inboundBody.shape.payments,
})

const errors = [
  'vat-not-used',
  'branch-inactive',
  'not-found',
  'product-merged',
  'product-inactive',
  'provider-inactive',
  'combo-has-no-stock',
  'service-has-no-stock',
  'lots-required',
  'lots-not-managed',
  'lot-already-expired',
  'lot-expiry-differs',
  'lot-repeated',
  'lot-quantity-mismatch',
  'discount-over-price',
  'payment-over',
  'debt-mismatch',
  'provider-needed',
  'opening-has-no-payment',
  'opening-has-no-cost',
  'cost-needs-provider',
  'sale-price-differs',
  'catalogue-price-right-missing',
  'fund-short',
  'account-missing',
  'amount-too-large',
  'purchase-order-not-open',
  'purchase-order-differs',
  'idempotency-conflict',
] as const

const sorted = sortedBy('code', 'at', 'provider', 'goods', 'payable', 'paid', 'debt')

export const inboundRoutes = routes({
  list: {
    method: 'GET',
    path: '/inbound',
    summary: 'Danh sách phiếu nhập, mới nhất trước',
    permission: { model: 'import_product', action: 'read' },
    query: pageQuery.extend({
      ...inboundFilter.shape,
      ...sorted,
    }),
    response: pageOf(
      inboundSummary.extend({
        /** How it stands with the systems that it is reported to, what asks for a person first; null where with none. */
        reportState: z.enum(submissionStates).nullable(),
      }),
    ),
  },
  total: {
    method: 'GET',
    path: '/inbound/total',
    summary: 'Tổng của cả bộ lọc phiếu nhập (chỉ phiếu hoàn thành)',
    permission: { model: 'import_product', action: 'read' },
    query: inboundFilter,
    response: z.object({
      count: z.int(),
      payable: z.int(),
      paid: z.int(),
      debt: z.int(),
      /** What is left to pay of them; left out for a caller without provider/read. */
      remaining: z.int().optional(),
      /** Whether the branch is or was connected to a system that imports are reported to. */
      isReported: z.boolean(),
    }),
  },
  export: {
    method: 'POST',
    path: '/inbound/export',
    summary: 'Xuất phiếu nhập của bộ lọc ra tệp Excel: mỗi phiếu một dòng, hoặc mỗi lô của từng dòng hàng một dòng',
    permission: { model: 'import_product', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({
      id: id.optional(),
      withLines: z.boolean().default(false),
      ...inboundFilter.shape,
      ...sorted,
    }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
  people: {
    method: 'GET',
    path: '/inbound/person',
    summary: 'Những người làm ở chi nhánh: để lọc theo người lập và ghi người nhận hàng',
    permission: { model: 'import_product', action: 'read' },
    query: z.object(branchFilter),
    response: z.array(z.object({ id, fullName: z.string(), isActive: z.boolean() })),
    errors: ['not-found'],
  },
  acceptance: {
    method: 'GET',
    path: '/inbound/acceptance',
    summary: 'Sổ kiểm nhập (GPP): từng lô của các phiếu mua hàng đã hoàn thành, tối đa 2.000 dòng',
    permission: { model: 'import_product', action: 'read' },
    query: z.object({
      ...branchFilter,
      inboundId: id.optional(),
      providerId: id.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    response: z.object({ rows: z.array(acceptedLot), more: z.boolean() }),
  },
  knownLots: {
    method: 'GET',
    path: '/inbound/known-lot',
    summary: 'Các lô đã có của một mặt hàng, mới nhập trước: để gõ số lô cũ là ra hạn dùng',
    permission: { model: 'import_product', action: 'read' },
    query: z.object({ productId: id }),
    response: z.array(z.object({ lotNumber: z.string(), expiryDate: day.nullable() })),
  },
  likeGoods: {
    method: 'GET',
    path: '/inbound/like-goods',
    work: 'report',
    summary: 'Các mặt hàng có tên giống một dòng hóa đơn của nhà cung cấp, giống nhất trước',
    permission: { model: 'import_product', action: 'create' },
    query: z.object({ name: text(500, 1) }),
    response: z.array(invoiceGoods),
  },
  knownGoods: {
    method: 'GET',
    path: '/inbound/known-goods',
    summary:
      'Tồn, đơn vị, giá bán và giá nhập lần trước của các mặt hàng: của nhà cung cấp đang chọn hoặc ưu tiên, không có thì của lần nhập gần nhất',
    permission: { model: 'import_product', action: 'read' },
    query: z.object({
      ...branchFilter,
      productIds: z
        .string()
        .max(4000)
        .transform(value => value.split(','))
        .pipe(z.array(id).max(100)),
      providerId: id.optional(),
    }),
    response: z.array(knownGoods),
  },
  get: {
    method: 'GET',
    path: '/inbound/:id',
    summary: 'Một phiếu nhập',
    permission: { model: 'import_product', action: 'read' },
    params: idParams,
    response: inbound,
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/inbound',
    summary: 'Lập phiếu nhập: phiếu tạm hoặc hoàn thành ngay',
    permission: { model: 'import_product', action: 'create' },
    body: inboundBody,
    response: inbound,
    status: 201,
    audit: 'inbound.create',
    idempotency: 'client-id',
    errors,
  },
  readInvoice: {
    method: 'POST',
    path: '/inbound/read-invoice',
    work: 'file',
    summary: 'Đọc hóa đơn điện tử (XML) của nhà cung cấp thành dòng nhập, ghép hàng theo mã đã nhớ; không ghi gì',
    permission: { model: 'import_product', action: 'create' },
    lookup: true,
    body: z.strictObject({
      branchId: id.optional() /** As it came: what is read of it is normalised field by field. */,
      xml: rawText(900_000, 'Tệp quá lớn').min(1, 'Chưa chọn tệp'),
    }),
    response: invoiceDraft,
    errors: ['not-found', 'supplier-invoice-unreadable', 'files-waiting'],
  },
  readPdfInvoice: {
    method: 'POST',
    path: '/inbound/read-invoice-pdf',
    work: 'file',
    summary:
      'Đọc hóa đơn của nhà cung cấp từ PDF: tệp XML đính kèm nếu có, không thì bảng hàng in trên đó; không ghi gì',
    permission: { model: 'import_product', action: 'create' },
    lookup: true,
    body: z.strictObject({
      branchId: id.optional(),
      /** The file in base64. */
      content: z
        .string()
        .min(1, 'Chưa chọn tệp')
        .max(Math.ceil(pdfInvoiceLimit / 3) * 4, 'Tệp quá lớn, tối đa 3 MB'),
    }),
    bodyLimit: Math.ceil(pdfInvoiceLimit / 3) * 4 + 10_000,
    response: invoiceDraft,
    errors: ['not-found', 'supplier-invoice-pdf-unreadable', 'files-waiting'],
  },
  replace: {
    method: 'PUT',
    path: '/inbound/:id',
    summary: 'Sửa phiếu tạm, hoặc hoàn thành phiếu tạm',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    body: inboundReplace,
    response: inbound,
    audit: 'inbound.update',
    idempotency: 'key',
    errors: [...errors, 'version-conflict', 'not-a-draft'],
  },
  amend: {
    method: 'PATCH',
    path: '/inbound/:id',
    summary:
      'Sửa phiếu nhập đã hoàn thành: hóa đơn, ghi chú, kiểm nhập, nhà cung cấp, giá; số lượng thì hủy rồi sao chép',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    body: z.strictObject({
      version,
      providerId: id.nullish(),
      invoiceNumber: text(40).nullish(),
      invoiceSeries: text(20).nullish(),
      invoiceDate: day.nullish(),
      invoiceTotal: dong.nullish(),
      note: text(500).nullish(),
      discount: discount.nullish(),
      ...inspection,
      /** Only the lines that are corrected. */
      items: z
        .array(
          z.strictObject({
            id,
            price: dong.optional(),
            discount: discount.nullish(),
            vatRate: vatRate.nullish(),
            defect: text(200, 1).nullish(),
          }),
        )
        .max(maxLines, 'Tối đa 500 dòng')
        .optional(),
    }),
    response: inbound,
    audit: 'inbound.amend',
    idempotency: 'key',
    errors: [
      'vat-not-used',
      'not-found',
      'version-conflict',
      'inbound-not-amendable',
      'inbound-amend-returned',
      'amend-needs-provider',
      'provider-inactive',
      'amend-right-missing',
      'purchase-order-differs',
      'discount-over-price',
      'amount-too-large',
      'day-closed',
    ],
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/inbound/:id',
    summary: 'Xóa phiếu tạm (giữ lại ở trạng thái đã hủy)',
    permission: { model: 'import_product', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'inbound.cancel',
    idempotency: 'natural',
    errors: ['not-a-draft', 'not-found'],
  },
  resend: {
    method: 'POST',
    path: '/inbound/:id/resend',
    summary:
      'Gửi lại báo cáo của phiếu nhập tới hệ thống của nhà nước: báo cáo bị từ chối, gửi không được hoặc đang chờ',
    permission: { model: 'import_product', action: 'update' },
    params: idParams,
    response: inbound,
    audit: 'inbound.resend',
    idempotency: 'natural',
    errors: ['not-found', 'nothing-to-resend'],
  },
  cancel: {
    method: 'POST',
    path: '/inbound/:id/cancel',
    summary: 'Hủy phiếu nhập: phiếu đã hoàn thành chỉ hủy được khi hàng còn đủ',
    permission: { model: 'import_product', action: 'delete' },
    params: idParams,
    body: z.strictObject({ reason: text(300, 1), keepPayments: z.boolean().optional() }),
    response: inbound,
    audit: 'inbound.cancel',
    idempotency: 'key',
    errors: [
      'already-cancelled',
      'inbound-goods-sold',
      'inbound-returned',
      'keep-payments-needs-partner',
      'fund-short',
      'day-closed',
      'not-found',
    ],
  },
  payDebt: {
    method: 'PATCH',
    path: '/inbound/pay-debt',
    summary: 'Trả nợ nhà cung cấp, phiếu cũ nhất trước',
    permission: { model: 'provider', action: 'update' },
    body: z.strictObject({
      id: id.optional(),
      providerId: id,
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
    response: z.object({ voucherId: id, voucherCode: z.string(), debt: z.int() }),
    audit: 'inbound.pay-debt',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'not-found',
      'fund-short',
      'account-missing',
      'debt-settled',
      'allocation-over',
      'allocations-above-payment',
      'debt-discount-over-rest',
      'forbidden',
      'idempotency-conflict',
    ],
  },
})
