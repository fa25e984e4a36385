import { auditIn } from '../audit.ts'

export const customerGroupAudit = auditIn(
  'partner',
  {
    'customer-group.create': 'Thêm nhóm khách hàng',
    'customer-group.update': 'Sửa nhóm khách hàng',
    'customer-group.apply': 'Xếp khách vào nhóm theo điều kiện',
    'customer-group.delete': 'Xóa nhóm khách hàng',
  },
  {
    customerCount: 'Số khách',
    groupMode: 'Cách xếp nhóm',
    customersAdded: 'Số khách vào nhóm',
    customersRemoved: 'Số khách ra khỏi nhóm',
  },
)
