import { auditIn } from '../audit.ts'

export const branchAudit = auditIn('place', {
  'branch.create': 'Thêm chi nhánh',
  'branch.delete': 'Xóa chi nhánh',
  'branch.update': 'Sửa chi nhánh',
})
