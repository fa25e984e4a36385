import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { day, signedDong } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'

/** What a row of the result is of: sales with their cost, what is taken beside goods, receipts and payments that count, goods lost, debts forgiven, tills. */
export const resultParts = ['SALES', 'BESIDE', 'RECEIPT', 'PAYMENT', 'GOODS', 'DEBT', 'SHIFT'] as const
export type ResultPart = (typeof resultParts)[number]

const row = z.object({
  part: z.enum(resultParts),
  /** A fixed row of its part, else a kind of receipt or payment. */
  kind: z.enum(['REVENUE', 'VAT', 'COST', 'BESIDE', 'VOUCHER', 'DISPOSAL', 'COUNT', 'GIVEN', 'GOT', 'SHIFT']),
  /** Of receipts and payments: their kind. */
  voucherKind: z.string().nullable(),
  /** Below zero what lowers the result. */
  amount: signedDong,
})
export type ResultRow = z.output<typeof row>

const filter = { ...branchFilter, from: day.optional(), to: day.optional() }
const reads = { model: 'profit', action: 'read' } as const

export const resultRoutes = routes({
  read: {
    method: 'GET',
    path: '/business-result',
    work: 'report',
    summary:
      'Kết quả kinh doanh của một chi nhánh trong kỳ: lãi gộp, thu chi tính vào kết quả theo loại, hàng hủy và hàng thiếu',
    permission: reads,
    query: z.object(filter),
    response: z.object({ items: z.array(row) }),
    errors: ['forbidden', 'not-found'],
  },
  export: exportRoute('/business-result/export', 'Xuất kết quả kinh doanh của kỳ ra tệp Excel', reads, filter),
})
