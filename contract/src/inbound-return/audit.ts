import { auditIn } from '../audit.ts'

export const inboundReturnAudit = auditIn('stock', {
  'inbound-return.create': 'Lập phiếu trả hàng nhập',
  'inbound-return.update': 'Sửa phiếu trả hàng nhập',
  'inbound-return.complete': 'Hoàn thành phiếu trả hàng nhập',
  'inbound-return.cancel': 'Hủy phiếu trả hàng nhập',
  'inbound-return.resend': 'Gửi lại báo cáo phiếu trả hàng nhập',
})
