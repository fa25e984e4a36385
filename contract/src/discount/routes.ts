import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, nothing, version } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'
import { promotionConfig, promotionConfigBody } from './config.ts'
import { cartBody, evaluation, testBody } from './evaluation.ts'
import { reportFilter, reportRow, useRow } from './report.ts'
import { discountBody, discountPatch, discountView, promotionRank } from './shapes.ts'
import { simulateBody, simulation } from './simulation.ts'
import { promotionWarning, warnBody } from './warning.ts'

const read = { model: 'discount', action: 'read' } as const
const unfit = [
  'discount-name-taken',
  'product-merged',
  'discount-level-unfit',
  'discount-gift-missing',
  'discount-voucher-missing',
  'discount-voucher-unfit',
  'discount-value-unfit',
  'discount-tiers-not-rising',
] as const

export const discountRoutes = routes({
  list: {
    method: 'GET',
    path: '/discount',
    summary: 'Các chương trình khuyến mại, theo thứ tự áp dụng',
    permission: read,
    query: z.object({}),
    response: z.object({ items: z.array(discountView) }),
  },
  get: {
    method: 'GET',
    path: '/discount/:id',
    summary: 'Một chương trình khuyến mại',
    permission: read,
    params: idParams,
    response: discountView,
    errors: ['not-found'],
  },
  ofGoods: {
    method: 'POST',
    path: '/discount/product',
    lookup: true,
    summary: 'Khuyến mại theo hàng của một giỏ; không ghi gì',
    permission: { model: 'sale' },
    body: cartBody,
    response: evaluation,
    errors: ['not-found'],
  },
  ofOrder: {
    method: 'POST',
    path: '/discount/order',
    lookup: true,
    summary: 'Khuyến mại cả hóa đơn của một giỏ; không ghi gì',
    permission: { model: 'sale' },
    body: cartBody,
    response: evaluation,
    errors: ['not-found'],
  },
  test: {
    method: 'POST',
    path: '/discount/test',
    lookup: true,
    summary: 'Thử chương trình, kể cả chưa lưu, trên một giỏ hàng; không ghi gì',
    permission: read,
    body: testBody,
    response: evaluation,
    errors: [
      'not-found',
      'discount-level-unfit',
      'discount-gift-missing',
      'discount-voucher-missing',
      'discount-value-unfit',
      'discount-tiers-not-rising',
    ],
  },
  simulate: {
    method: 'POST',
    path: '/discount/simulate',
    lookup: true,
    work: 'report',
    summary:
      'Thử chương trình trên hóa đơn của nhiều ngày: bao nhiêu hóa đơn được hưởng, tốn bao nhiêu, còn lãi bao nhiêu; không ghi gì',
    permission: read,
    body: simulateBody,
    response: simulation,
    errors: [
      'not-found',
      'discount-level-unfit',
      'discount-gift-missing',
      'discount-voucher-missing',
      'discount-value-unfit',
      'discount-tiers-not-rising',
    ],
  },
  warnings: {
    method: 'POST',
    path: '/discount/warning',
    lookup: true,
    summary: 'Điều cần xem lại ở một chương trình đang soạn; không ghi gì',
    permission: read,
    body: warnBody,
    response: z.object({ items: z.array(promotionWarning) }),
  },
  config: {
    method: 'GET',
    path: '/discount/config',
    summary: 'Cách cửa hàng dùng khuyến mại',
    permission: read,
    response: promotionConfig,
  },
  saveConfig: {
    method: 'POST',
    path: '/discount/config',
    summary: 'Đổi cách cửa hàng dùng khuyến mại',
    permission: { model: 'discount', action: 'update' },
    body: promotionConfigBody,
    response: promotionConfig,
    audit: 'setting.update',
    idempotency: 'key',
    errors: ['version-conflict'],
  },
  rank: {
    method: 'PATCH',
    path: '/discount/rank',
    summary: 'Đổi thứ tự của các chương trình; số nhỏ được xét trước',
    permission: { model: 'discount', action: 'update' },
    body: z.strictObject({
      ranks: z
        .array(z.strictObject({ id, rank: promotionRank, version }))
        .min(1, 'Chưa đổi thứ tự chương trình nào')
        .max(1000),
    }),
    response: z.object({ items: z.array(discountView) }),
    audit: 'discount.rank',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
  use: {
    method: 'GET',
    path: '/discount/use',
    work: 'report',
    summary: 'Khuyến mại đã dùng theo ngày ở một chi nhánh, của một hay mọi chương trình',
    permission: read,
    query: z.object({ ...reportFilter, discountId: id.optional() }),
    response: z.object({ items: z.array(useRow) }),
    errors: ['not-found'],
  },
  report: {
    method: 'GET',
    path: '/discount/report',
    work: 'report',
    summary: 'Chi phí khuyến mại của một chi nhánh trong kỳ, theo chương trình',
    permission: read,
    query: z.object(reportFilter),
    response: z.object({ items: z.array(reportRow) }),
    errors: ['not-found'],
  },
  exportReport: exportRoute('/discount/report/export', 'Xuất chi phí khuyến mại ra tệp Excel', read, reportFilter),
  customerUse: {
    method: 'GET',
    path: '/discount/customer-use',
    summary: 'Khách đã dùng các chương trình có giới hạn mỗi khách bao nhiêu lần',
    permission: { model: 'sale' },
    query: z.object({ customerId: id, ...branchFilter }),
    response: z.object({ items: z.array(z.object({ discountId: id, uses: z.int() })) }),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/discount',
    summary: 'Thêm chương trình khuyến mại',
    permission: { model: 'discount', action: 'create' },
    body: discountBody,
    response: discountView,
    status: 201,
    audit: 'discount.create',
    idempotency: 'client-id',
    errors: [...unfit, 'not-found', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/discount/:id',
    summary: 'Sửa, bật hoặc tắt chương trình khuyến mại',
    permission: { model: 'discount', action: 'update' },
    params: idParams,
    body: discountPatch,
    response: discountView,
    audit: 'discount.update',
    idempotency: 'key',
    errors: [...unfit, 'not-found', 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/discount/:id',
    summary: 'Xóa chương trình khuyến mại; hóa đơn đã bán vẫn ghi tên chương trình',
    permission: { model: 'discount', action: 'delete' },
    params: idParams,
    body: z.strictObject({ version }),
    response: nothing,
    status: 204,
    audit: 'discount.delete',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
})
