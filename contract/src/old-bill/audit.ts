import { auditIn } from '../audit.ts'

export const oldBillAudit = auditIn(
  'sale',
  { 'old-bill.take-out': 'Gỡ hóa đơn cũ của một tệp' },
  { takenOut: 'Số hóa đơn cũ đã gỡ' },
)
