import { z } from 'zod'
import { day, id, namedProduct, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

const row = z.object({
  ...namedProduct,
  baseUnit: z.string(),
  /** Base units, both buckets. */
  quantity: z.int(),
  value: z.int(),
})

const past = { ...branchFilter, day: day.optional() }

const sorted = sortedBy('product', 'value')

export const stockValueRoutes = routes({
  list: {
    method: 'GET',
    path: '/stock-value',
    work: 'report',
    summary: 'Tồn kho và giá trị vào cuối một ngày đã qua, theo mặt hàng (hôm nay: đến lúc này)',
    permission: { model: 'cost', action: 'read' },
    query: pageQuery.extend({ ...past, ...sorted }),
    response: pageOf(row),
  },
  total: {
    method: 'GET',
    path: '/stock-value/total',
    work: 'report',
    summary: 'Tổng giá trị tồn kho vào cuối một ngày đã qua',
    permission: { model: 'cost', action: 'read' },
    query: z.object({ ...past, keyword: text(100).optional() }),
    /** `isToday`: of today until now, and not of the end of a day. */
    response: z.object({ day, isToday: z.boolean(), productCount: z.int(), lotCount: z.int(), value: z.int() }),
  },
  export: {
    method: 'POST',
    path: '/stock-value/export',
    summary: 'Xuất giá trị tồn kho vào cuối một ngày đã qua ra tệp Excel',
    permission: { model: 'cost', action: 'read' },
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({ id: id.optional(), ...past, keyword: text(100).optional(), ...sorted }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found'],
  },
})
