import { auditIn } from '../audit.ts'
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
  {
    'inbound-return': {
      amount: bought,
      fields: { refundable: bought, refunded: bought, debt: bought },
    },
  },
)
