import { auditIn } from '../audit.ts'
import type { LogRights } from '../log-right.ts'
import { bought } from './shapes.ts'

export const inboundReturnAudit = auditIn(
  'stock',
  {
    'inbound-return.create': 'Lập phiếu trả hàng nhập',
    'inbound-return.update': 'Sửa phiếu trả hàng nhập',
    'inbound-return.complete': 'Hoàn thành phiếu trả hàng nhập',
    'inbound-return.cancel': 'Hủy phiếu trả hàng nhập',
    'inbound-return.resend': 'Gửi lại báo cáo phiếu trả hàng nhập',
  },
  {
    refundable: 'Được trả lại',
    refunded: 'Đã nhận lại',
    returnReason: 'Lý do trả hàng',
  },
)

/** Who reads what of a return to a provider in the log. */
export const inboundReturnLog: LogRights = {
  amount: bought,
  fields: { refundable: bought, refunded: bought, debt: bought },
}
