import { auditIn } from '../audit.ts'

export const providerGroupAudit = auditIn(
  'partner',
  {
    'provider-group.create': 'Thêm nhóm nhà cung cấp',
    'provider-group.update': 'Sửa nhóm nhà cung cấp',
    'provider-group.delete': 'Xóa nhóm nhà cung cấp',
  },
  {
    providerCount: 'Số nhà cung cấp',
  },
)
