import { auditIn } from '../audit.ts'

export const customerCallAudit = auditIn(
  'partner',
  { 'customer.call': 'Gọi khách sắp hết thuốc' },
  { result: 'Kết quả', until: 'Gọi lại ngày' },
)
