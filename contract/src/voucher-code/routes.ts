import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { id, idParams, text } from '../field.ts'
import { pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { checkedCode, makeCodesBody, tickedCodes, voucherCode, voucherFilter } from './shapes.ts'
import { codeRefusals, voucherText } from './typed-code.ts'

const read = { model: 'discount', action: 'read' } as const
const update = { model: 'discount', action: 'update' } as const
const changed = z.object({ count: z.int() })

const sorted = sortedBy('code', 'expires')

export const voucherCodeRoutes = routes({
  list: {
    method: 'GET',
    path: '/discount/code',
    summary: 'Các mã khuyến mại, mới nhất trước',
    permission: read,
    query: pageQuery.extend({ ...voucherFilter, ...sorted }),
    response: pageOf(voucherCode),
    errors: ['use-cursor'],
  },
  export: exportRoute('/discount/code/export', 'Xuất mã khuyến mại ra tệp Excel', read, {
    keyword: text(100).optional(),
    ...voucherFilter,
    ...sorted,
  }),
  make: {
    method: 'POST',
    path: '/discount/:id/code',
    summary: 'Tạo mã: một mã chung, hoặc một lô mã dùng một lần',
    permission: update,
    params: idParams,
    body: makeCodesBody,
    response: changed,
    status: 201,
    audit: 'voucher_code.create',
    idempotency: 'key',
    errors: ['not-found', 'code-taken', 'code-kind-differs'],
  },
  issue: {
    method: 'POST',
    path: '/discount/code/issue',
    summary: 'Phát hành mã: từ lúc này mã dùng được, bởi ai có mã hoặc riêng một khách',
    permission: update,
    body: tickedCodes.extend({ customerId: id.optional() }),
    response: changed,
    audit: 'voucher_code.issue',
    idempotency: 'key',
    errors: ['not-found'],
  },
  cancel: {
    method: 'POST',
    path: '/discount/code/cancel',
    summary: 'Hủy mã chưa dùng',
    permission: update,
    body: tickedCodes,
    response: changed,
    audit: 'voucher_code.cancel',
    idempotency: 'key',
  },
  check: {
    method: 'POST',
    path: '/discount/code/check',
    lookup: true,
    summary: 'Mã có dùng được không, trước khi đưa vào giỏ',
    permission: { model: 'sale' },
    perMinute: 20,
    countedBy: 'session',
    body: z.strictObject({ code: voucherText }),
    response: checkedCode,
    errors: [...codeRefusals],
  },
})
