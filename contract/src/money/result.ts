import { z } from 'zod'
import { voucherDirections } from '../enumeration.ts'
import { exportRoute } from '../export-route.ts'
import { signedDong } from '../field.ts'
import { branchFilter } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'

const row = z.object({
  direction: z.enum(voucherDirections),
  voucherKind: z.string(),
  /** What came less what went; below zero what lowers the result. */
  amount: signedDong,
})
export type ResultRow = z.output<typeof row>

const filter = { ...branchFilter, from: periodDay.optional(), to: periodDay.optional() }
const reads = { model: 'profit', action: 'read' } as const

export const resultRoutes = routes({
  read: {
    method: 'GET',
    path: '/business-result/voucher',
    summary: 'Thu chi tính vào kết quả kinh doanh của một chi nhánh trong kỳ, theo loại phiếu',
    permission: reads,
    query: z.object(filter),
    response: z.object({ items: z.array(row) }),
    errors: ['forbidden', 'not-found'],
  },
  export: exportRoute(
    '/business-result/voucher/export',
    'Xuất thu chi tính vào kết quả kinh doanh theo loại phiếu ra tệp Excel',
    reads,
    filter,
  ),
})
