import { again, carries, final, session } from '../error.ts'

export const billErrors = {
  'prescription-kept': final(409, 'Hóa đơn đã có đơn thuốc {code}, mã đơn không sửa ở đây.'),
  'doctor-without-prescription': final(422, 'Hóa đơn không lưu đơn thuốc nên không có bác sĩ để sửa.'),
  'doctor-kept': final(
    409,
    'Hóa đơn có {product} thuộc diện kiểm soát đặc biệt: bác sĩ theo đơn giấy đã lưu, không sửa ở đây. Hãy lập hóa đơn thay.',
  ),
  'bill-not-replaceable': final(409, 'Hóa đơn {code} không sửa được: {why}.'),
  'bill-past-replacing': final(
    409,
    'Hóa đơn {code} bán ngày {soldDay}. Cửa hàng chỉ cho sửa hóa đơn {within}.',
    carries<{ days: number }>(),
  ),
  'earned-points-spent': final(
    409,
    'Khách đã dùng {points} điểm mà hóa đơn {code} đã tích. Đồng ý cho điểm xuống dưới 0 thì mới sửa được.',
    carries<{ points: number }>(),
  ),
  'receiver-phone-missing': final(422, 'Hãy ghi số điện thoại của người nhận hàng.'),
  'invoice-buyer-nameless': final(422, 'Hãy ghi họ tên người mua hoặc tên đơn vị để ghi lên hóa đơn điện tử.'),
  'invoice-buyer-incomplete': final(422, 'Mã số thuế {code} cần có {missing} để ghi lên hóa đơn điện tử.'),
  'seller-elsewhere': final(422, '{seller} không bán hàng ở chi nhánh này. Hãy chọn người khác.'),
  'seller-right-missing': final(403, 'Bạn không có quyền ghi hóa đơn cho {seller}.'),
  'sale-format-too-old': final(
    422,
    'Đơn này do bản Quầy quá cũ ghi (dạng {format}). Hãy tải đơn ra tệp và báo hỗ trợ; đơn vẫn còn ở máy này.',
    carries<{ format: number }>(),
  ),
  'sale-format-too-new': again(
    409,
    'Đơn này do bản Quầy mới hơn máy chủ ghi (dạng {format}). Máy sẽ gửi lại khi máy chủ được cập nhật.',
    carries<{ format: number }>(),
  ),
  'seller-differs': session(409, 'Hóa đơn này do người khác bán. Máy sẽ gửi lại dưới tên người đó.'),
  'sale-price-right-missing': final(
    403,
    'Bạn không có quyền sửa giá bán.',
    carries<{ productId: string; product: string }>(),
  ),
  'price-book-not-held': final(409, 'Bảng giá {book} không dùng được cho hóa đơn này: {why}.'),
  'goods-off-price-book': final(
    422,
    '{product} không có trong bảng giá {book} nên không được bán.',
    carries<{ productId: string; book: string }>(),
  ),
  'posted-price-right-missing': final(
    403,
    '{product} đang bán cao hơn giá niêm yết {postedText}. Bạn không có quyền bán cao hơn.',
    carries<OverPosted>(),
  ),
  'posted-price-reason-needed': final(
    422,
    '{product} đang bán cao hơn giá niêm yết {postedText}. Hãy ghi lý do.',
    carries<OverPosted>(),
  ),
  'markup-right-missing': final(
    403,
    '{product} đang bán cao hơn mức thặng số tối đa của nhà thuốc trong bệnh viện. Bạn không có quyền bán cao hơn.',
    carries<OverMarkup>(),
  ),
  'markup-reason-needed': final(
    422,
    '{product} đang bán cao hơn mức thặng số tối đa của nhà thuốc trong bệnh viện. Hãy ghi lý do.',
    carries<OverMarkup>(),
  ),
  'debt-over-limit': final(
    422,
    'Khách {customer} vượt hạn mức nợ {limitText}.',
    carries<{ debt: number; limit: number }>(),
  ),
  'change-needs-customer': final(422, 'Chọn khách hàng để ghi tiền thừa vào tài khoản của khách.'),
  'debt-overdue': final(
    422,
    'Khách {customer} còn hóa đơn {bill} nợ quá hạn {days} ngày, chưa mua chịu thêm được. Hãy thu nợ trước.',
    carries<{ days: number; owedDays: number }>(),
  ),
  'debt-past-due': final(
    422,
    'Khách {customer} hẹn trả hóa đơn {bill} ngày {due}, chưa mua chịu thêm được. Hãy thu nợ trước.',
    carries<{ dueOn: string }>(),
  ),
  'revisit-past': final(422, 'Ngày hẹn khám lại {day} phải sau ngày bán.'),
  'due-day-past': final(422, 'Ngày hẹn trả {due} đã qua. Hãy chọn từ ngày bán trở đi.'),
  'due-day-late': final(
    422,
    'Khách {customer} được nợ {days} ngày. Hãy hẹn trả muộn nhất ngày {latest}.',
    carries<{ days: number }>(),
  ),
  'due-day-without-debt': final(422, 'Hóa đơn {code} bán không ghi nợ nên không có ngày hẹn trả.'),
  'price-changed': final(
    409,
    'Giá vừa thay đổi: cần trả {payableText}. Hãy xem lại đơn trước khi thu tiền.',
    carries<{
      payable: number
      /** Taken beside the goods. */
      surcharges: number
      expectedPayable: number
      totalPrice: number
      discountAmount: number
      lines: FreshLine[]
    }>(),
  ),
  'gift-not-earned': final(
    422,
    'Giỏ có {got} quà {product} nhưng chỉ được {earned}. Hãy xem lại khuyến mại trước khi thu tiền.',
    carries<{ productId: string }>(),
  ),
  'gift-not-promotable': final(
    422,
    'Thuốc không được làm quà tặng. Hãy bỏ quà {product}.',
    carries<{ productId: string }>(),
  ),
  'points-not-available': final(422, 'Khách không đủ điểm để dùng.', carries<{ points: number; available: number }>()),
  'points-before-bills': final(
    422,
    'Khách phải mua {bills} lần mới được dùng điểm; khách mới mua {count} lần.',
    carries<{ bills: number; count: number }>(),
  ),
  'points-min': final(422, 'Từ {min} điểm mới được dùng.', carries<{ min: number }>()),
  'points-multiple': final(422, 'Điểm dùng phải là bội số của {multiple}.', carries<{ multiple: number }>()),
  'points-expired': final(
    422,
    '{points} điểm của khách đã hết hạn; khách còn dùng được {available} điểm.',
    carries<{ points: number; available: number }>(),
  ),
  'sold-at-in-future': final(422, 'Thời gian bán không được ở tương lai.', carries<{ soldAt: string; now: string }>()),
  'sold-on-closed-day': final(422, 'Ngày {day} đã khóa sổ, không ghi thêm hóa đơn vào ngày này.'),
  'back-date-right-missing': final(
    403,
    'Bạn không có quyền ghi lùi ngày.',
    carries<{ soldDay: string; today: string }>(),
  ),
  'back-date-too-far': final(422, 'Cửa hàng chỉ cho ghi lùi {days} ngày, sớm nhất là {earliest}.'),
}

/** A line above the mark-up of a hospital's pharmacy, in đồng for one of the unit; without the cap, which would tell the cost. */
type OverMarkup = { productId: string; product: string; price: number }
/** A line above the posted price, in đồng for one of the unit. */
type OverPosted = { productId: string; product: string; posted: number; postedText: string; price: number }

/** Where the price of a line comes from. */
export type PriceSource = 'MANUAL' | 'UNIT' | 'BOOK' | 'TIER' | 'PLANNED' | 'SAMPLE' | 'GIFT' | 'ORDER'

/** A line of the bill as it is priced now. */
export interface FreshLine {
  id: string
  listPrice: number
  unitPrice: number
  source: PriceSource
  bookId: string | null
  bookName: string | null
  tierFrom: number | null
  gross: number
  promotionDiscount: number
  lineDiscount: number
  promotionShare: number
  orderShare: number
  pointShare: number
  net: number
}
