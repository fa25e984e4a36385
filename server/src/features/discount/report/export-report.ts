import type { ReportRow } from '@quay/contract/discount/report'
import type { ListFile } from '../../../export/export-pages.ts'

/** What promotions cost, as an Excel file. */
export const reportFile: ListFile<ReportRow> = {
  sheet: 'Chi phí khuyến mại',
  file: 'chi-phi-khuyen-mai',
  content: 'Chi phí khuyến mại',
  report: {
    title: 'Chi phí khuyến mại',
    filters: { by: ['Xem theo', { PROMOTION: 'Chương trình', PRODUCT: 'Mặt hàng', BRANCH: 'Chi nhánh' }] },
  },
  columns: [
    { header: 'Mã', width: 14, value: row => row.code ?? '' },
    { header: 'Tên', width: 36, value: row => row.name },
    { header: 'Số hóa đơn', width: 12, format: 'money', value: row => row.billCount },
    { header: 'Tiền giảm', width: 16, format: 'money', value: row => row.amount },
    { header: 'Giá trị quà', width: 16, format: 'money', value: row => row.giftValue },
    { header: 'Giá vốn quà', width: 16, format: 'money', value: row => row.giftCost ?? null },
    { header: 'Khách trả', width: 16, format: 'money', value: row => row.payable },
  ],
}
