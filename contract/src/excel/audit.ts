import { auditIn } from '../audit.ts'

export const excelAudit = auditIn('goods', {
  'excel.upload': 'Tải tệp Excel lên',
  'excel.import': 'Nhập từ tệp Excel',
  'excel.retry-pictures': 'Tải lại hình theo địa chỉ trong tệp Excel',
  'excel.export': 'Xuất danh sách ra Excel',
})
