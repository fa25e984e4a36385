import { auditIn } from '../audit.ts'

export const customerRequestAudit = auditIn('stock', {
  'customer-request.create': 'Ghi hàng khách hỏi',
  'customer-request.update': 'Sửa hàng khách hỏi',
  'customer-request.answer': 'Trả lời khách hỏi hàng',
})
