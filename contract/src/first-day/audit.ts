import { auditIn } from '../audit.ts'

export const firstDayPlaceAudit = auditIn(
  'place',
  {
    'first-day.hide': 'Cất danh sách việc ngày đầu',
  },
  {
    hidden: 'Đã cất',
  },
)

export const firstDayGoodsAudit = auditIn('goods', {
  'sample.add': 'Thêm hàng mẫu',
  'sample.remove': 'Bỏ hàng mẫu',
})
