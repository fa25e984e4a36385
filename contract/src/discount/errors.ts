import { final } from '../error.ts'

export const discountErrors = {
  'discount-name-taken': final(409, 'Chương trình "{name}" đã có. Hãy đặt tên khác.'),
  'discount-level-unfit': final(
    422,
    'Cách giảm này chỉ dùng cho hàng hóa. Hãy chọn giảm theo phần trăm hoặc theo tiền.',
  ),
  'discount-gift-missing': final(422, 'Chưa chọn quà tặng. Hãy chọn ít nhất một mặt hàng làm quà.'),
  'discount-voucher-missing': final(
    422,
    'Chưa chọn chương trình có mã để tặng. Hãy chọn một chương trình dùng mã một lần.',
  ),
  'discount-voucher-unfit': final(
    422,
    'Chương trình {name} không có mã dùng một lần nên không tặng mã được. Hãy chọn chương trình khác.',
  ),
  'discount-value-unfit': final(422, 'Mức giảm {number} chưa hợp lệ: {why}.'),
  'discount-tiers-not-rising': final(
    422,
    'Mức {number} phải có điều kiện cao hơn mức trước. Hãy sửa số lượng hoặc số tiền.',
  ),
}
