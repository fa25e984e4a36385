import { auditIn } from '../audit.ts'

export const recoveryKeyAudit = auditIn('place', {
  'recovery-key.create': 'Tạo khóa khôi phục bản sao lưu',
})
