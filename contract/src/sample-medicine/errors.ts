import { carries, final } from '../error.ts'

export const sampleMedicineErrors = {
  'sample-name-taken': final(409, 'Đã có liều mẫu tên "{name}".'),
  'sample-product-repeated': final(
    422,
    '{product} đã có trong liều. Hãy sửa số lượng ở dòng đó.',
    carries<{ productId: string }>(),
  ),
  'sample-combo': final(
    422,
    '{product} là combo. Hãy đưa từng thuốc của nó vào liều.',
    carries<{ productId: string }>(),
  ),
  'sample-price-missing': final(422, 'Liều giá cố định cần có giá của một liều.'),
  'substitute-needs-pharmacist': final(403, 'Chỉ dược sĩ được thay {replaced} bằng {product}.'),
  'substitute-differs': final(422, '{product} không cùng hoạt chất và hàm lượng với {replaced} nên không thay được.'),
}
