import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, id, text } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'

const filter = {
  ...branchFilter,
  keyword: text(100).optional(),
  providerId: id.optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
}
const sorted = sortedBy('product', 'lastDay', 'lastPrice', 'change')

const row = z.object({
  /** Of the last line that brought the goods. */
  id,
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  providerId: id,
  providerName: z.string(),
  baseUnit: z.string(),
  /** How often the goods came in the period. */
  times: z.int(),
  lastDay: day,
  lastInboundId: id,
  lastInboundCode: z.string(),
  /** What a base unit cost after discounts, in đồng: the last time, the time before (null: there was none in the period), the least and the most. */
  lastPrice: z.int(),
  priceBefore: z.int().nullable(),
  lowest: z.int(),
  highest: z.int(),
  /** Basis points of the price before, half up; null where there was none, or it was nothing. */
  change: z.int().nullable(),
})
export type ProviderPrice = z.output<typeof row>

/** What goods cost is for who may see it. */
const reads = { model: 'cost', action: 'read' } as const

export const providerPriceRoutes = routes({
  list: {
    method: 'GET',
    path: '/provider-price',
    work: 'report',
    summary: 'Giá nhập cuối của từng mặt hàng theo nhà cung cấp, và giá đã đổi thế nào trong kỳ',
    permission: reads,
    query: pageQuery.extend({ ...filter, ...sorted }),
    response: pageOf(row),
    errors: ['not-found', 'forbidden'],
  },
  export: exportRoute('/provider-price/export', 'Xuất giá nhập theo nhà cung cấp ra tệp Excel', reads, {
    ...filter,
    ...sorted,
  }),
})
