import { auditIn } from '../audit.ts'

export const savedViewAudit = auditIn(
  'goods',
  {
    'saved-view.create': 'Lưu cách xem',
    'saved-view.update': 'Sửa cách xem',
    'saved-view.delete': 'Xóa cách xem',
  },
  {
    isShared: 'Dùng chung',
    isPinned: 'Ở trang chủ',
  },
)
