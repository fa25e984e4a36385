import { auditIn } from '../audit.ts'

export const moneyAudit = auditIn('money', {
  'debt.collect': 'Thu nợ khách hàng',
  'debt.pay': 'Trả nợ nhà cung cấp',
  'debt.open': 'Ghi nợ đầu kỳ',
  'debt.adjust': 'Điều chỉnh công nợ',
  'debt.cancel-adjustment': 'Hủy điều chỉnh công nợ',
  'account.create': 'Thêm tài khoản quỹ',
  'account.update': 'Sửa tài khoản quỹ',
  'account.open': 'Ghi tồn quỹ đầu kỳ',
  'voucher.create': 'Lập phiếu thu chi',
  'voucher.cancel': 'Hủy phiếu thu chi',
})
