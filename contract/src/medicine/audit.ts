import { auditIn } from '../audit.ts'

export const medicineAudit = auditIn('goods', {
  'medicine.propose': 'Đề xuất bổ sung danh mục thuốc quốc gia',
})
