import { z } from 'zod'
import { nothing } from '../field.ts'
import { branchFilter } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'
import { taxBookBody, taxBookFile, taxBookQuery, taxBookTable, taxEstimate } from './shapes.ts'

const reads = { model: 'sale_report', action: 'read' } as const

export const taxBookRoutes = routes({
  read: {
    method: 'GET',
    path: '/tax-book',
    work: 'report',
    summary:
      'Một sổ kế toán của hộ kinh doanh (S1a, S2a–S2e) hoặc bảng kê khai thuế trong kỳ, của mọi chi nhánh cùng mã số thuế',
    permission: reads,
    query: taxBookQuery,
    response: taxBookTable,
    errors: ['tax-book-branches', 'forbidden', 'not-found'],
  },
  estimate: {
    method: 'GET',
    path: '/tax-book/estimate',
    work: 'report',
    summary:
      'Ước tính thuế từ đầu năm: của hộ kinh doanh theo doanh thu và theo thu nhập, của đơn vị khấu trừ là thuế GTGT đầu ra trừ đầu vào; từng quý, hạn nộp tờ khai',
    // It tells what is left of the revenue.
    permission: { model: 'profit', action: 'read' },
    query: z.object({ ...branchFilter, through: periodDay.optional() }),
    response: taxEstimate,
    errors: ['tax-book-branches', 'not-found'],
  },
  export: {
    method: 'POST',
    path: '/tax-book/export',
    summary: 'Xuất một sổ kế toán ra tệp Excel theo mẫu',
    permission: reads,
    body: taxBookFile,
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'tax-book-branches', 'not-found', 'too-many-requests'],
  },
  print: {
    method: 'POST',
    path: '/tax-book/print',
    summary: 'Ghi vào nhật ký rằng một sổ kế toán được in',
    permission: reads,
    body: taxBookBody,
    response: nothing,
    status: 204,
    audit: 'tax-book.print',
    idempotency: 'natural',
    errors: ['tax-book-branches', 'forbidden', 'not-found'],
  },
})
