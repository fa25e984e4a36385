import { auditIn } from '../audit.ts'

export const customerCallAudit = auditIn(
  'partner',
  { 'customer.call': 'Gọi khách' },
  { result: 'Kết quả', until: 'Gọi lại ngày', birthdayOn: 'Sinh nhật' },
)
