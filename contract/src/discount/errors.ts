import { final } from '../error.ts'

export const discountErrors = {
  'discount-name-taken': final(409, 'Chương trình "{name}" đã có. Hãy đặt tên khác.'),
  'discount-level-unfit': final(
    422,
    'Cách giảm này chỉ dùng cho hàng hóa. Hãy chọn giảm theo phần trăm hoặc theo tiền.',
  ),
  'discount-gift-missing': final(422, 'Chưa chọn quà tặng. Hãy chọn ít nhất một mặt hàng làm quà.'),
  'discount-value-unfit': final(422, 'Mức giảm {number} chưa hợp lệ: {why}.'),
  'discount-tiers-not-rising': final(
    422,
    'Mức {number} phải có điều kiện cao hơn mức trước. Hãy sửa số lượng hoặc số tiền.',
  ),
}
