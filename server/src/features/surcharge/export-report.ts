import type { SurchargeSum } from '@quay/contract/surcharge/shapes'
import type { ListFile } from '../../export/export-pages.ts'

/** What was taken beside goods in a period, as an Excel file. */
export const reportFile: ListFile<SurchargeSum> = {
  sheet: 'Thu khác đã thu',
  file: 'thu-khac-da-thu',
  content: 'Các khoản thu khác đã thu',
  report: { title: 'Các khoản thu khác đã thu' },
  columns: [
    { header: 'Mã', width: 14, value: row => row.code },
    { header: 'Khoản thu', width: 30, value: row => row.name },
    { header: 'Số hóa đơn', width: 12, format: 'money', value: row => row.billCount },
    { header: 'Đã thu', width: 16, format: 'money', value: row => row.amount },
    { header: 'Đã trả lại', width: 16, format: 'money', value: row => row.returned },
    { header: 'Còn lại', width: 16, format: 'money', value: row => row.amount - row.returned },
    { header: 'Thuế trong đó', width: 16, format: 'money', value: row => row.vat },
  ],
}
