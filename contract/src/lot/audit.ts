import { auditIn } from '../audit.ts'

export const lotAudit = auditIn('stock', {
  'lot.note': 'Ghi lô có ở quầy mà máy chưa có',
  'lot.update': 'Sửa lô hàng',
  'lot.change-expiry': 'Sửa hạn dùng của lô',
  'lot.quarantine': 'Chuyển hàng giữa kệ bán và biệt trữ',
})
