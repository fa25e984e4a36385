import { auditIn } from '../audit.ts'

export const onboardingPlaceAudit = auditIn(
  'place',
  {
    'onboarding.hide': 'Cất danh sách việc ngày đầu',
  },
  {
    hidden: 'Đã cất',
  },
)

export const onboardingGoodsAudit = auditIn('goods', {
  'sample.add': 'Thêm hàng mẫu',
  'sample.remove': 'Bỏ hàng mẫu',
})
