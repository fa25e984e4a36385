import { final } from '../error.ts'

export const tillErrors = {
  'quick-pick-category-taken': final(409, 'Đã có nhóm ô {name}. Hãy chọn tên khác, hoặc chuyển từng ô sang nhóm đó.'),
  'quick-picks-full': final(409, 'Chi nhánh đã có 200 ô bán nhanh. Hãy bỏ ghim bớt hàng ít bán rồi ghim lại.'),
}
