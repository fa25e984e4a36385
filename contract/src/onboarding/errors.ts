import { final } from '../error.ts'

export const onboardingErrors = {
  'samples-need-no-goods': final(409, 'Chỉ thêm được hàng mẫu khi cửa hàng chưa có hàng nào.'),
  'samples-in-use': final(
    409,
    'Hàng mẫu đang nằm trong chứng từ {codes}. Hãy hủy các chứng từ đó trước rồi bỏ hàng mẫu.',
  ),
}
