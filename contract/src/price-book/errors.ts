import { carries, final } from '../error.ts'
import type { PriceTier } from '../price.ts'

export const priceBookErrors = {
  'formula-makes-zero': final(
    422,
    'Công thức đặt giá 0 đ cho {countText} đơn vị. Xác nhận nếu đúng là muốn vậy.',
    carries<{ count: number }>(),
  ),
  'price-book-name-taken': final(409, 'Bảng giá "{name}" đã có.'),
  'price-book-cycle': final(422, 'Các bảng giá lấy giá vòng quanh nhau. Hãy chọn bảng giá gốc khác.'),
  'price-book-in-use': final(409, 'Bảng giá {books} đang lấy giá từ bảng giá này.'),
  'price-cost-right-missing': final(403, 'Bạn không có quyền xem giá vốn nên không dùng được công thức này.'),
  'price-moved': final(
    409,
    'Người khác vừa đổi giá này thành {currentText}. Hãy xem lại.',
    carries<{ current: number | null | readonly PriceTier[] }>(),
  ),
  'price-is-sum': final(422, 'Combo này lấy tổng giá các thành phần, không đặt giá riêng được.'),
  'price-needed': final(422, 'Cần có giá của một đơn vị trước.'),
  'price-change-past': final(422, 'Thời điểm đổi giá phải ở sau bây giờ.'),
  'price-change-exists': final(409, 'Đơn vị này đã có một lần đổi giá vào đúng lúc đó.'),
  'price-change-over': final(409, 'Lần đổi giá này đã áp dụng hoặc đã hủy.'),
  'tiers-not-rising': final(422, 'Số lượng của các mức phải tăng dần.'),
  'tiers-not-cheaper': final(422, 'Mua nhiều phải rẻ hơn: giá mỗi mức thấp hơn mức trước và thấp hơn giá lẻ.'),
}
