import { z } from 'zod'
import { exportRoute } from '../export-route.ts'
import { idParams } from '../field.ts'
import { pageOf, pageQuery, sortedBy } from '../page.ts'
import { routes } from '../route.ts'
import { oldBill, oldBillFilter, oldBillSummary } from './shapes.ts'

const reads = { model: 'bill', action: 'read' } as const

const sorted = sortedBy('soldAt', 'customer', 'discount', 'payable')

export const oldBillRoutes = routes({
  list: {
    method: 'GET',
    path: '/old-bill',
    summary: 'Hóa đơn của phần mềm cũ, mới nhất trước: chỉ để xem, không tính vào doanh thu, kho và công nợ',
    permission: reads,
    query: pageQuery.extend({ ...oldBillFilter.shape, ...sorted }),
    response: pageOf(oldBillSummary),
    errors: ['not-found'],
  },
  total: {
    method: 'GET',
    path: '/old-bill/total',
    summary: 'Tổng của cả bộ lọc hóa đơn của phần mềm cũ',
    permission: reads,
    query: oldBillFilter.extend({ keyword: pageQuery.shape.keyword }),
    response: z.object({ count: z.int(), discount: z.int(), payable: z.int() }),
    errors: ['not-found'],
  },
  export: exportRoute('/old-bill/export', 'Xuất hóa đơn của phần mềm cũ theo bộ lọc ra tệp Excel', reads, {
    ...oldBillFilter.shape,
    ...sorted,
    keyword: pageQuery.shape.keyword,
  }),
  get: {
    method: 'GET',
    path: '/old-bill/:id',
    summary: 'Một hóa đơn của phần mềm cũ với các dòng hàng',
    permission: reads,
    params: idParams,
    response: oldBill,
    errors: ['not-found'],
  },
  takeOut: {
    method: 'DELETE',
    path: '/old-bill/:id/file',
    summary: 'Gỡ mọi hóa đơn cũ đã nhập cùng tệp với hóa đơn này',
    permission: { model: 'bill', action: 'delete' },
    params: idParams,
    response: z.object({ count: z.int() }),
    audit: 'old-bill.take-out',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
