import { auditIn } from '../audit.ts'

export const customerGroupAudit = auditIn(
  'partner',
  {
    'customer-group.create': 'Thêm nhóm khách hàng',
    'customer-group.update': 'Sửa nhóm khách hàng',
    'customer-group.delete': 'Xóa nhóm khách hàng',
  },
  {
    customerCount: 'Số khách',
  },
)
