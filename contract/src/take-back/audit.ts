import { auditIn } from '../audit.ts'

export const takeBackAudit = auditIn(
  'stock',
  {
    'take-back.save': 'Ghi biên bản nhận lại thuốc không dùng',
  },
  {
    medicines: 'Thuốc nhận lại',
  },
)
