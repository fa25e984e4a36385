import { auditIn } from '../audit.ts'

export const voucherCodeAudit = auditIn(
  'goods',
  {
    'voucher_code.create': 'Tạo mã khuyến mại',
    'voucher_code.issue': 'Phát hành mã khuyến mại',
    'voucher_code.cancel': 'Hủy mã khuyến mại',
  },
  { codes: 'Các mã', codeCount: 'Số mã', expiresOn: 'Hạn dùng' },
)
