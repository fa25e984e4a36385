import { carries, final } from '../error.ts'

export const salesOrderErrors = {
  'order-closed': final(409, 'Đơn {code} đã {state}, không làm tiếp được.'),
  'order-needs-somebody': final(422, 'Chọn khách hàng, hoặc ghi tên và điện thoại người đặt.'),
  'order-line-unknown': final(422, '{product} không khớp với đơn {code}. Hãy mở lại đơn để lập hóa đơn.'),
  'order-over-billed': final(422, '{product}: đơn còn {left}, hóa đơn lấy {asked}.', carries<{ leftBase: number }>()),
  'order-has-bills': final(409, 'Đơn đã có hóa đơn {bill}; chỉ thêm, bớt hàng hoặc kết thúc được, không sửa giá.'),
  'order-line-billed': final(422, '{product} đã giao {billed}. Hãy để dòng này từ số đó trở lên.'),
  'order-line-grows': final(
    422,
    'Đơn đã có hóa đơn, dòng {product} giữ giá đã chốt cho {quantity}. Khách lấy thêm thì thêm một dòng mới.',
  ),
  'order-has-no-bill': final(409, 'Đơn {code} chưa có hóa đơn nào. Khách không lấy nữa thì hãy hủy đơn.'),
  'order-price-kept': final(
    422,
    'Hàng theo đơn {code} giữ giá đã chốt. Hãy bỏ giảm giá của hóa đơn, hoặc tính lại giá của đơn.',
  ),
  'order-of-other-branch': final(422, 'Đơn {code} của chi nhánh khác. Hãy lập hóa đơn ở chi nhánh đó.'),
  'hold-short': final(422, '{product}: chỉ giữ được {held} trên {wanted}.'),
  'hold-not-there': final(
    422,
    'Đơn {code} chỉ còn giữ {heldText} {product}. Hãy chọn số nhỏ hơn hoặc đơn khác.',
    carries<{ held: number }>(),
  ),
  'hold-not-wanted': final(
    422,
    'Đơn {code} chỉ còn thiếu {missingText} {product}. Hãy lấy đến số đó.',
    carries<{ missing: number }>(),
  ),
  'stock-reserved': final(
    422,
    '{product}: còn {availableText}, thêm {reservedText} đang giữ cho {orders}. Bán phần còn lại, hoặc nhả hàng ở đơn đó.',
    carries<{ productId: string; available: number; asked: number; reserved: number }>(),
  ),
  'hold-in-past': final(422, 'Hạn giữ hàng phải sau lúc này.'),
  'deposit-over': final(422, 'Tiền cọc không vượt phần còn phải trả {restText}.', carries<{ rest: number }>()),
  'deposit-not-held': final(422, 'Đơn chỉ còn giữ cọc {depositText}.', carries<{ deposit: number }>()),
  'deposit-mismatch': final(
    422,
    'Phải trả lại đúng tiền cọc {depositText}; đang ghi {gotText}.',
    carries<{ deposit: number; got: number }>(),
  ),
  'deposit-choice-needed': final(
    422,
    'Đơn còn giữ cọc {depositText}: chọn trả lại khách hoặc giữ thành ghi có.',
    carries<{ deposit: number }>(),
  ),
  'deposit-credit-needs-customer': final(422, 'Giữ cọc thành ghi có phải chọn khách hàng.'),
  'deposit-of-order': final(409, 'Phiếu {code} là tiền cọc của đơn {order}. Hãy trả cọc ở đơn đặt hàng.'),
  'orders-not-mergeable': final(409, 'Chỉ gộp đơn cùng khách, cùng chi nhánh, cùng bảng giá và chưa xuất hàng.'),
}
