import { carries, final } from '../error.ts'

export const taxErrors = {
  'tax-code-shape': final(
    422,
    'Mã số thuế gồm 10 số, 10 số kèm -001 cho đơn vị phụ thuộc, hoặc 12 số định danh cá nhân.',
    carries<{ code: string }>(),
  ),
  'tax-code-check-digit': final(422, 'Mã số thuế {code} sai số kiểm tra. Hãy so lại từng số.'),
  'tax-info-exists': final(409, 'Chi nhánh này đã khai thông tin thuế. Hãy sửa bản đã có.'),
  'vat-not-used': final(
    422,
    'Cửa hàng không dùng thuế suất GTGT (đã tắt ở Thiết lập bán hàng). Chọn KKKNT, hoặc bật lại rồi ghi thuế.',
  ),
  'tax-rate-overlaps': final(409, '{name} đã có thuế suất {rate} {days}. Hãy sửa dòng đó trước.'),
}
