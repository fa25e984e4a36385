import { auditIn } from '../audit.ts'

export const contraindicationAudit = auditIn(
  'goods',
  {
    'pair-list.import': 'Nhập danh mục cặp thuốc chống chỉ định',
    'pair-list.remove': 'Bỏ danh mục cặp thuốc chống chỉ định',
  },
  { pairCount: 'Số cặp' },
)
