import { auditIn } from '../audit.ts'

export const wantAudit = auditIn('stock', {
  'want.create': 'Ghi hàng khách hỏi',
  'want.update': 'Sửa hàng khách hỏi',
  'want.answer': 'Trả lời khách hỏi hàng',
})
