import { final } from '../error.ts'

export const drugIncidentErrors = {
  'incident-goods-uncontrolled': final(
    422,
    '{product} không phải thuốc kiểm soát đặc biệt nên không lập báo cáo thất thoát.',
  ),
  'discovered-in-future': final(422, 'Lúc phát hiện không được ở tương lai: hạn gửi báo cáo tính từ lúc đó.'),
  'happened-after-discovery': final(422, 'Lúc xảy ra không được sau lúc phát hiện.'),
  'sent-before-discovery': final(422, 'Thời điểm gửi phải sau lúc phát hiện và không ở tương lai.'),
}
