import { auditIn } from '../audit.ts'

export const partnerAudit = auditIn('partner', {
  'provider.create': 'Thêm nhà cung cấp',
  'provider.update': 'Sửa nhà cung cấp',
  'customer.create': 'Thêm khách hàng',
  'customer.update': 'Sửa khách hàng',
  'point.open': 'Ghi điểm đầu kỳ',
})
