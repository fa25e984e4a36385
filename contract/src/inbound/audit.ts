import { auditIn } from '../audit.ts'

export const inboundAudit = auditIn('stock', {
  'inbound.create': 'Lập phiếu nhập',
  'inbound.update': 'Sửa phiếu nhập',
  'inbound.complete': 'Hoàn thành phiếu nhập',
  'inbound.amend': 'Sửa phiếu nhập đã hoàn thành',
  'inbound.cancel': 'Hủy phiếu nhập',
  'inbound.pay-debt': 'Trả nợ nhà cung cấp',
  'inbound.resend': 'Gửi lại báo cáo phiếu nhập',
})
