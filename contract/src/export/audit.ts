import { auditIn } from '../audit.ts'

export const exportFileAudit = auditIn('goods', {
  'export-file.ask': 'Xuất danh sách ra Excel trong lúc làm việc khác',
  'export-file.delete': 'Xóa tệp Excel đã xuất',
})
