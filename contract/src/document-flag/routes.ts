import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { idParams, instant } from '../field.ts'
import { branchFilter, pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { documentFlag, flagFilter, listedFlag, settleBody } from './shapes.ts'

const reads = {
  anyOf: [
    { model: 'bill', action: 'read' },
    { model: 'return', action: 'read' },
  ],
} as const

const sorted = sortedBy('soldAt', 'amount')

export const documentFlagRoutes = routes({
  list: {
    method: 'GET',
    path: '/document-flag',
    summary: 'Hóa đơn cần xem: điều chưa đúng ở đơn bán và phiếu trả khi mất mạng, mới nhất trước',
    permission: reads,
    query: pageQuery.extend({ ...flagFilter.shape, ...sorted }),
    response: pageOf(listedFlag),
    errors: ['use-cursor'],
  },
  export: exportRoute('/document-flag/export', 'Xuất các hóa đơn cần xem của bộ lọc ra tệp Excel', reads, {
    ...flagFilter.shape,
    ...sorted,
  }),
  count: {
    method: 'GET',
    path: '/document-flag/count',
    summary: 'Số điều cần xem chưa xử lý, theo loại',
    permission: reads,
    query: z.object(branchFilter),
    response: z.object({
      open: z.int(),
      /** How many documents they are of. */
      documents: z.int(),
      oldestAt: instant.nullable(),
      kinds: z.array(z.object({ kind: z.string(), name: z.string(), count: z.int() })),
    }),
  },
  settle: {
    method: 'POST',
    path: '/document-flag/:id/settle',
    summary:
      'Ghi nhận đã xử lý một điều cần xem bằng một trong các cách của nó; hóa đơn cần quyền sửa hóa đơn, phiếu trả cần quyền sửa phiếu trả',
    permission: {
      anyOf: [
        { model: 'bill', action: 'update' },
        { model: 'return', action: 'update' },
      ],
    },
    params: idParams,
    body: settleBody,
    response: documentFlag,
    audit: 'document-flag.settle',
    idempotency: 'key',
    errors: ['not-found', 'forbidden', 'flag-settled', 'flag-action-unknown'],
  },
})
