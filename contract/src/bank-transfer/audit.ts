import { auditIn } from '../audit.ts'

export const bankTransferAudit = auditIn(
  'money',
  {
    'transfer.confirm': 'Xác nhận đã nhận chuyển khoản',
    'transfer.reopen': 'Bỏ xác nhận chuyển khoản',
    'statement.import': 'Nhập sao kê ngân hàng',
    'statement.match': 'Khớp dòng sao kê',
    'statement.match-entries': 'Khớp sao kê với sổ quỹ',
    'statement.unmatch': 'Bỏ khớp dòng sao kê',
  },
  { statementLines: 'Số dòng', matchedLines: 'Số dòng khớp', repeatedLines: 'Số dòng đã có' },
)
