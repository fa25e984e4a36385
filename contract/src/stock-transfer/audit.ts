import { auditIn } from '../audit.ts'

export const stockTransferAudit = auditIn('stock', {
  'stock-transfer.create': 'Lập phiếu chuyển kho',
  'stock-transfer.request': 'Yêu cầu chuyển hàng',
  'stock-transfer.update': 'Sửa phiếu chuyển kho',
  'stock-transfer.approve': 'Duyệt và gửi hàng chuyển kho',
  'stock-transfer.send': 'Gửi hàng chuyển kho',
  'stock-transfer.receive': 'Nhận hàng chuyển kho',
  'stock-transfer.cancel': 'Hủy phiếu chuyển kho',
})
