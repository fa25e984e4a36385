import { final } from '../error.ts'

export const voucherCodeErrors = {
  'code-unknown': final(404, 'Không có mã {code}. Hãy xem lại mã trên phiếu.'),
  'code-not-issued': final(422, 'Mã {code} chưa phát hành. Hãy phát hành mã trước khi dùng.'),
  'code-used': final(409, 'Mã {code} đã dùng ở {document} ngày {day}.'),
  'code-expired': final(422, 'Mã {code} hết hạn ngày {day}.'),
  'code-cancelled': final(422, 'Mã {code} đã hủy.'),
  'code-of-other': final(422, 'Mã {code} dành cho khách khác. Hãy chọn đúng khách hàng.'),
  'code-taken': final(409, 'Mã {code} đã có. Hãy đặt mã khác.'),
  'code-kind-differs': final(422, 'Chương trình {name} không dùng loại mã này. Hãy xem lại mục Mã của chương trình.'),
}
