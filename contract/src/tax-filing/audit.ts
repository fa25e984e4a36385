import { auditIn } from '../audit.ts'

export const taxFilingAudit = auditIn(
  'tax',
  {
    'tax-filing.create': 'Đánh dấu tờ khai thuế đã nộp',
    'tax-filing.lift': 'Gỡ đánh dấu tờ khai đã nộp',
    'tax-rule.create': 'Nhập quy định thuế',
    'tax-rule.delete': 'Xóa quy định thuế',
  },
  {
    filedForm: 'Loại hồ sơ thuế',
    fileNumber: 'Số hồ sơ',
    filedRevenue: 'Doanh thu đã khai',
    filedOn: 'Ngày nộp',
    booksClosedThrough: 'Sổ khóa đến',
    taxThreshold: 'Mức doanh thu không nộp thuế',
    taxSource: 'Căn cứ',
    appliesFrom: 'Áp dụng từ',
  },
)
