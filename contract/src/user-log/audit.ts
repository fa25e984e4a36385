import { auditIn } from '../audit.ts'

export const userLogAudit = auditIn('session', {
  'user_log.export': 'Xuất nhật ký ra Excel',
})
