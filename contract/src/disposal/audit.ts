import { auditIn } from '../audit.ts'
import { needsCost } from '../log/log-right.ts'

export const disposalAudit = auditIn(
  'stock',
  {
    'disposal.create': 'Lập phiếu xuất hủy',
    'disposal.update': 'Sửa phiếu xuất hủy',
    'disposal.complete': 'Hoàn thành phiếu xuất hủy',
    'disposal.cancel': 'Hủy phiếu xuất hủy',
  },
  {
    disposalReason: 'Lý do hủy hàng',
  },
  {
    disposal: { amount: needsCost, fields: { value: needsCost } },
  },
)
