import { carries, final } from '../error.ts'

/**
 * The refusals that a till finds by itself while it prices a cart. They stand apart from all others (error-code.ts), so
 * that a till that starts loads these sentences and not every one of the product.
 */
export const cartErrors = {
  'account-missing': final(422, 'Chưa có tài khoản ngân hàng để nhận chuyển khoản. Hãy thêm ở Sổ quỹ.'),
  'amount-too-large': final(422, 'Số tiền hoặc số lượng quá lớn.'),
  'debt-mismatch': final(422, 'Ghi nợ phải đúng bằng phần còn lại {remainingText}.', carries<{ remaining: number }>()),
  'debt-needs-customer': final(422, 'Ghi nợ phải chọn khách hàng.'),
  'discount-over-limit': final(403, 'Bạn chỉ được giảm tối đa {limit}.', carries<{ limitBasisPoints: number }>()),
  'discount-over-price': final(422, 'Giảm giá lớn hơn giá bán.', carries<{ discount: number; price: number }>()),
  'payment-over': final(
    422,
    'Chỉ tiền mặt mới được đưa dư; các khoản còn lại vượt {overText}.',
    carries<{ over: number }>(),
  ),
  'payment-short': final(422, 'Khách trả còn thiếu {missingText}.', carries<{ missing: number }>()),
  'points-max': final(422, 'Hóa đơn này dùng tối đa {max} điểm.', carries<{ max: number }>()),
  'prescription-in-future': final(422, 'Đơn thuốc ghi ngày {day}, sau ngày bán. Hãy xem lại ngày kê đơn.'),
  'surcharge-not-offered': final(
    422,
    'Thu khác {name} không dùng ở chi nhánh này nữa. Hãy bỏ khoản đó ra rồi thanh toán.',
    carries<{ surchargeId: string }>(),
  ),
  'surcharge-changed': final(
    409,
    'Thu khác {name} vừa thay đổi: {amountText}. Hãy xem lại đơn trước khi thu tiền.',
    carries<{ surchargeId: string; amount: number }>(),
  ),
  'surcharge-right-missing': final(
    403,
    'Bạn không có quyền sửa hoặc bỏ thu khác {name}.',
    carries<{ surchargeId: string }>(),
  ),
  'surcharge-repeated': final(422, 'Thu khác {name} có hai lần trên hóa đơn. Hãy bỏ một khoản.'),
  'not-found': final(404, 'Không tìm thấy dữ liệu này.', carries<NotFound>()),
}

/** What was looked for: its kind and its id, or in words of the screen. */
type NotFound = { kind?: string; id?: string | null; what?: string; productId?: string }
