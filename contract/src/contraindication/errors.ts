import { carries, final } from '../error.ts'

export const contraindicationErrors = {
  'contraindicated-pair': final(
    422,
    '{product} chống chỉ định dùng cùng {other} ({why}). Hãy bỏ một thuốc, hoặc ghi lý do bán.',
    carries<{ productId: string; pair: string }>(),
  ),
  'contraindicated-right-missing': final(
    403,
    '{product} chống chỉ định dùng cùng {other}. Bạn không có quyền bán cặp thuốc này.',
    carries<{ productId: string; pair: string; why: string }>(),
  ),
  'pair-list-unreadable': final(422, 'Không đọc được danh mục ở dòng {line}: {why}. Hãy sửa tệp rồi chọn lại.'),
  'pair-list-changed': final(409, 'Có người vừa nhập danh mục này. Hãy tải lại trang rồi nhập lại.'),
}
