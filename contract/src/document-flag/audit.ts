import { auditIn } from '../audit.ts'

export const documentFlagAudit = auditIn(
  'sale',
  { 'document-flag.settle': 'Xử lý hóa đơn cần xem' },
  { flag: 'Điều cần xem', settledHow: 'Cách xử lý' },
)
