import { final } from '../error.ts'

export const tillErrors = {
  'quick-picks-full': final(409, 'Chi nhánh đã có 200 ô bán nhanh. Hãy bỏ ghim bớt hàng ít bán rồi ghim lại.'),
}
