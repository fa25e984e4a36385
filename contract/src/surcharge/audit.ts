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
    isAutomatic: 'Tự thêm vào hóa đơn',
    returns: 'Khi khách trả hàng',
    position: 'Thứ tự',
    surcharges: 'Thu khác',
  },
)
