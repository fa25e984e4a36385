import { auditIn } from '../audit.ts'

export const pointAudit = auditIn(
  'partner',
  {
    'point-setting.save': 'Sửa cách tích điểm',
    'point-setting.delete': 'Xóa cách tích điểm',
    'point-tier.save': 'Sửa hạng khách hàng',
    'point-tier.rank': 'Xếp lại hạng khách hàng',
    'point.adjust': 'Điều chỉnh điểm',
    'point.cancel-adjustment': 'Hủy điều chỉnh điểm',
  },
  {
    startsOn: 'Áp dụng từ ngày',
    earnRule: 'Cách tích điểm',
    spendRule: 'Cách dùng điểm',
    pointExpiry: 'Hạn của điểm',
    customerTiers: 'Các hạng',
    changedCustomers: 'Số khách đổi hạng',
  },
)
