import { auditIn } from '../audit.ts'

export const surchargeAudit = auditIn(
  'sale',
  {
    'surcharge.create': 'Thêm thu khác',
    'surcharge.update': 'Sửa thu khác',
    'surcharge.delete': 'Xóa thu khác',
  },
  {
    surchargeAmount: 'Mức thu',
    surchargeAutomatic: 'Tự thêm vào hóa đơn',
    surchargeReturns: 'Khi khách trả hàng',
    surchargeOrder: 'Thứ tự',
  },
)
