import type { SampleSummary } from '@quay/contract/sample-medicine/shapes'
import type { ListFile } from '../../export/export-pages.ts'

/** Templates of liều of a filter as an Excel file, with how many a branch can hand out. */
export const sampleFile: ListFile<SampleSummary> = {
  sheet: 'Liều mẫu',
  file: 'lieu-mau',
  content: 'Liều mẫu',
  columns: [
    { header: 'Mã', width: 14, value: row => row.code },
    { header: 'Tên liều', width: 36, value: row => row.name },
    { header: 'Bệnh', width: 24, value: row => row.disease },
    { header: 'Bác sĩ', width: 26, value: row => row.doctorName },
    { header: 'Thành phần', width: 60, value: row => row.components.join('; ') },
    { header: 'Giá một liều', width: 14, format: 'money', value: row => row.price },
    { header: 'Số liều bán được', width: 14, format: 'money', value: row => row.most },
    { header: 'Trạng thái', width: 14, value: row => (row.isActive === 1 ? 'Đang dùng' : 'Ngưng dùng') },
    { header: 'Ghi chú', width: 36, value: row => row.note },
  ],
}
