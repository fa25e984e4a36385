import type { Doctor } from '@quay/contract/doctor/shapes'
import type { ListFile } from '../../export/export-pages.ts'

/** Doctors of a filter as an Excel file. */
export const doctorFile: ListFile<Doctor> = {
  sheet: 'Bác sĩ',
  file: 'bac-si',
  content: 'Danh sách bác sĩ',
  columns: [
    { header: 'Mã', width: 14, value: row => row.code },
    { header: 'Học vị', width: 14, value: row => row.degree },
    { header: 'Tên', width: 30, value: row => row.name },
    { header: 'Chuyên khoa', width: 24, value: row => row.specialty },
    { header: 'Nơi công tác', width: 36, value: row => row.workplace },
    { header: 'Điện thoại', width: 14, value: row => row.phone },
    { header: 'Số đơn thuốc', width: 12, format: 'money', value: row => row.prescriptionCount },
    { header: 'Số hóa đơn', width: 12, format: 'money', value: row => row.billCount },
    { header: 'Số liều mẫu', width: 12, format: 'money', value: row => row.sampleCount },
    { header: 'Trạng thái', width: 14, value: row => (row.isActive === 1 ? 'Đang dùng' : 'Ngưng dùng') },
    { header: 'Ghi chú', width: 36, value: row => row.note },
  ],
}
