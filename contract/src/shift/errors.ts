import { carries, final } from '../error.ts'

export const shiftErrors = {
  'shifts-off': final(409, 'Cửa hàng chưa dùng ca bán. Hãy bật "Bán hàng theo ca" trong Thiết lập rồi mở ca.'),
  'shift-open-already': final(
    409,
    'Quầy này đang có ca mở. Hãy chốt hoặc nhận bàn giao ca đó trước.',
    carries<{ shiftId?: string }>(),
  ),
  'shift-closed': final(409, 'Ca {code} đã chốt. Hãy mở ca mới hoặc nhờ người soát ca mở lại.'),
  'shift-open': final(409, 'Ca {code} đang mở, không cần mở lại.'),
  'shift-owes-sales': final(
    409,
    'Ca này chốt khi {count} hóa đơn đã gửi xong. Mở thiết bị bán hàng của ca khi có mạng, hoặc nhờ người soát ca chốt.',
    carries<{ count: number }>(),
  ),
  'shift-count-needed': final(409, 'Hãy đếm tiền trong ngăn kéo rồi mới chốt ca {code}.'),
  'shift-moved': final(409, 'Có tiền vào hoặc ra sau lần đếm này. Hãy đếm lại rồi chốt.'),
  'shift-reason-needed': final(
    422,
    'Tiền đếm lệch {differenceText} so với sổ. Hãy ghi lý do.',
    carries<{ difference: number }>(),
  ),
  'shift-float-differs': final(422, 'Số tờ cộng lại {notesText}, không bằng tiền đầu ca {floatText}.'),
  'shift-fund-unknown': final(422, 'Chỉ đếm được tài khoản đang dùng của cửa hàng, không phải ngăn kéo.'),
  'shift-taken-over': final(422, 'Không cất quá số tiền đã đếm {countedText}.', carries<{ counted: number }>()),
  'shift-of-another': final(403, 'Ca này của {name}. Hãy nhờ người đó hoặc người có quyền soát ca.'),
  'shift-not-last': final(409, 'Chỉ mở lại được ca gần nhất của quầy. Hãy ghi phần sửa vào phiếu thu, phiếu chi.'),
  'shift-handed-to-self': final(422, 'Người nhận phải khác người đang giữ ca. Hãy chọn người khác hoặc chốt ca.'),
  'day-not-begun': final(422, 'Ngày {day} chưa tới, chưa có báo cáo cuối ngày.'),
}
