import { carries, final } from '../error.ts'

export const saleReturnErrors = {
  'bill-not-returnable': final(409, 'Hóa đơn {code} đã hủy, không trả hàng được.'),
  'return-line-unknown': final(422, 'Dòng này không có trong hóa đơn {code}. Hãy chọn lại hàng trả.'),
  'return-unit-differs': final(422, '{product} không có đơn vị này. Hãy chọn lại đơn vị.'),
  'return-over-sold': final(
    422,
    '{product}: đã bán {sold}, đã trả {returned}, chỉ còn trả được {left}.',
    carries<{ leftBase: number }>(),
  ),
  'return-needs-bill': final(403, 'Cửa hàng không nhận trả hàng không có hóa đơn. Hãy tìm hóa đơn của khách.'),
  'return-without-bill-right-missing': final(403, 'Nhận trả hàng không có hóa đơn phải có người duyệt.'),
  'return-goods-unfit': final(422, '{product} không nhận trả khi không có hóa đơn: {why}.'),
  'return-price-over': final(
    422,
    '{product}: giá trả không quá giá bán {priceText} một {unit}.',
    carries<{ price: number }>(),
  ),
  'return-lot-unnamed': final(422, '{product}: chọn lô in trên hộp, hoặc đưa vào biệt trữ.'),
  'return-lot-unknown': final(422, 'Lô này không phải của {product}. Hãy chọn lại lô in trên hộp.'),
  'cash-without-bill': final(
    422,
    'Trả hàng không có hóa đơn chỉ chi tiền mặt đến {limitText}; phần còn lại chuyển khoản hoặc giữ cho khách.',
  ),
  'return-lot-needed': final(422, '{product} đã bán từ {count} lô; chọn lô in trên hộp.'),
  'return-lot-over': final(422, 'Lô {lot} chỉ bán {sold}.'),
  'return-refused': final(422, '{product} không nhận trả: {policy}.'),
  'return-too-late': final(403, 'Quá hạn trả hàng {days} ngày (bán ngày {day}).'),
  'restock-not-allowed': final(403, '{product} chỉ vào biệt trữ: {why}.'),
  'intact-not-confirmed': final(422, '{product}: hãy đánh dấu còn nguyên, bảo quản đúng, hoặc đưa vào biệt trữ.'),
  'fee-over-goods': final(422, 'Phí trả hàng lớn hơn tiền hàng trả.'),
  'fee-below-usual': final(403, 'Phí trả hàng thường là {usualText}; bỏ hay giảm phí phải có người duyệt.'),
  'gift-kept': final(
    422,
    'Khách còn giữ {gift}: nhận lại quà hoặc trừ {chargeText}.',
    carries<{ charge: number; refundable: number }>(),
  ),
  'gift-waiver-right-missing': final(403, 'Không thu tiền quà {gift} phải có người duyệt.'),
  'charge-over-goods': final(422, 'Phí và tiền quà lớn hơn tiền hàng trả. Hãy nhận thêm hàng hoặc bớt phí.'),
  'refund-mismatch': final(
    422,
    'Phải trả khách đúng {refundText}; đang ghi {gotText}.',
    carries<{ refund: number; got: number }>(),
  ),
  'refund-changed': final(
    409,
    'Số tiền trả khách vừa thay đổi thành {refundText}. Hãy xem lại trước khi trả.',
    carries<{ refund: number; expectedRefund: number }>(),
  ),
  'refund-over-cash-limit': final(403, 'Trả tiền mặt quá {limitText} phải có người duyệt.'),
  'cash-for-transfer': final(403, 'Hóa đơn thu tiền mặt {paidText}; trả tiền mặt nhiều hơn phải có người duyệt.'),
  'refund-credit-needs-customer': final(422, 'Giữ tiền cho khách phải là hóa đơn có tên khách.'),
  'bill-has-return': final(409, 'Hóa đơn đã có phiếu trả {code}. Hủy phiếu trả trước.'),
  'exchange-cancel-both': final(
    409,
    'Phiếu trả {code} đi cùng hóa đơn đổi {bill}; hãy hủy phiếu trả, hóa đơn đổi hủy theo.',
  ),
  'return-code-used': final(
    409,
    'Mã {code} đã dùng lại ở hóa đơn {bill}. Hãy hủy hóa đơn đó trước, rồi hủy phiếu trả.',
  ),
  'return-goods-gone': final(409, 'Lô {lot} chỉ còn {left}; hàng trả đã bán lại nên không hủy được phiếu.'),
}
