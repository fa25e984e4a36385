import type { UseRow } from '@quay/contract/discount/report'
import type { ListFile } from '../../../export/export-pages.ts'

/** What promotions gave day by day, as an Excel file. */
export const useFile: ListFile<UseRow> = {
  sheet: 'Khuyến mại theo ngày',
  file: 'khuyen-mai-theo-ngay',
  content: 'Khuyến mại theo ngày',
  report: { title: 'Khuyến mại đã dùng theo ngày', filters: { discountId: 'Chương trình' } },
  columns: [
    { header: 'Ngày', width: 12, format: 'day', value: row => row.day },
    { header: 'Số hóa đơn', width: 12, format: 'money', value: row => row.billCount },
    { header: 'Tiền giảm', width: 16, format: 'money', value: row => row.amount },
    { header: 'Giá trị quà', width: 16, format: 'money', value: row => row.giftValue },
    { header: 'Giá vốn quà', width: 16, format: 'money', value: row => row.giftCost ?? null },
    { header: 'Điểm tặng', width: 12, format: 'money', value: row => row.points },
    { header: 'Mã tặng', width: 12, format: 'money', value: row => row.vouchers },
    { header: 'Khách trả', width: 16, format: 'money', value: row => row.payable },
  ],
}
