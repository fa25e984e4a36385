import { auditIn } from '../audit.ts'
import { type LogRights, needsCost } from '../log-right.ts'

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
)

/** Who reads what of a disposal in the log. */
export const disposalLog: LogRights = { amount: needsCost, fields: { value: needsCost } }
