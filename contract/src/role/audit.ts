import { auditIn } from '../audit.ts'

export const roleAudit = auditIn(
  'people',
  {
    'role.create': 'Thêm vai trò',
    'role.update': 'Sửa vai trò',
    'role.reset': 'Trả vai trò về quyền ban đầu',
    'role.delete': 'Xóa vai trò',
  },
  {
    discountLimit: 'Giảm giá tối đa',
  },
)
