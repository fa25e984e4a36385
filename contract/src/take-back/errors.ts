import { final } from '../error.ts'

export const takeBackErrors = {
  'take-back-none': final(
    422,
    'Phiếu {code} không có thuốc gây nghiện, hướng thần, tiền chất: không cần biên bản này.',
  ),
  'take-back-on-shelf': final(
    422,
    '{product} của phiếu {code} đã nhập lại kệ bán. Thuốc nhận lại phải vào biệt trữ: hủy phiếu, lập lại với biệt trữ.',
  ),
}
