import { auditIn } from '../audit.ts'

export const taxAudit = auditIn(
  'tax',
  {
    'tax-info.create': 'Khai thông tin thuế',
    'tax-info.update': 'Sửa thông tin thuế',
    'tax-info.delete': 'Xóa thông tin thuế',
    'tax-data.create': 'Đặt thuế suất',
    'tax-data.update': 'Sửa thuế suất',
    'tax-data.delete': 'Xóa thuế suất',
  },
  {
    closed: 'Thuế suất cũ dừng lại',
    incomePercent: 'Tỷ lệ thuế TNCN trên doanh thu',
    vatPercent: 'Tỷ lệ thuế GTGT trên doanh thu',
  },
)
