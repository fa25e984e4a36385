import { carries, final } from '../error.ts'

export const productErrors = {
  'product-code-taken': final(409, 'Mã hàng "{code}" đã có.'),
  'barcode-taken': final(409, 'Mã vạch "{barcode}" đã dùng cho {user}.'),
  'unit-locked': final(409, 'Đơn vị "{unit}" đã có giao dịch nên không đổi được tỷ lệ quy đổi.'),
  'lot-management-locked': final(409, 'Hàng đã có giao dịch nên không đổi được cách quản lý lô.'),
  'combo-needs-components': final(422, 'Combo cần ít nhất một thành phần.'),
  'combo-one-unit': final(422, 'Combo chỉ có một đơn vị tính và không quản lý theo lô.'),
  'combo-in-combo': final(
    422,
    '{product} là combo, không làm thành phần của combo khác được.',
    carries<{ productId: string }>(),
  ),
  'combo-component-repeated': final(
    422,
    '{product} đã có trong combo. Hãy sửa số lượng ở dòng đó.',
    carries<{ productId: string }>(),
  ),
  'only-combo-has-components': final(422, 'Chỉ combo mới có thành phần.'),
  'combo-has-no-stock': final(
    422,
    '{product} là combo, không có tồn kho riêng. Hãy ghi từng thành phần của nó.',
    carries<{ productId: string }>(),
  ),
  'service-has-no-stock': final(
    422,
    '{product} là dịch vụ, không có tồn kho. Hãy bỏ dòng này.',
    carries<{ productId: string }>(),
  ),
  'service-not-stocked': final(
    422,
    'Dịch vụ không có tồn kho nên không quản lý theo lô, không đặt tồn tối thiểu và tối đa.',
  ),
  'product-type-locked': final(
    409,
    'Hàng hóa, combo và dịch vụ không đổi được cho nhau. Hãy thêm một mặt hàng mới và ngưng kinh doanh mặt hàng này.',
  ),
  'product-not-sold-directly': final(
    422,
    '{product} không bán riêng, chỉ bán trong combo.',
    carries<{ productId: string }>(),
  ),
  'product-in-use': final(409, '{name} đã có {uses} nên không xóa được. Hãy ngưng kinh doanh: lịch sử giữ nguyên.'),
  'product-merged': final(409, '{product} đã gộp vào {survivor}. Hãy làm việc trên mặt hàng đó.'),
  'medicine-linked': final(409, '{product} đã ghép với danh mục quốc gia nên không cần đề xuất.'),
  'bulk-refused': final(
    409,
    '{count} mặt hàng không làm được nên chưa mặt hàng nào thay đổi. Hãy bỏ chúng ra rồi làm lại.',
    carries<{ rows: RefusedGoods[] }>(),
  ),
  'merge-with-itself': final(422, 'Không gộp một mặt hàng với chính nó.'),
  'merge-combo': final(422, '{product} là combo nên không gộp được.'),
  'merge-service-with-goods': final(422, 'Dịch vụ chỉ gộp được với dịch vụ. Hãy chọn hai mặt hàng cùng loại.'),
  'merge-lots-differ': final(409, 'Một mặt hàng quản lý theo lô, mặt hàng kia thì không, nên không gộp được.'),
  'merge-base-unit-differs': final(
    409,
    'Đơn vị nhỏ nhất khác nhau: {duplicate} và {survivor}. Tồn kho đếm theo đơn vị này nên không gộp được.',
  ),
  'merge-unit-differs': final(
    409,
    'Đơn vị "{unit}" có tỷ lệ {duplicate} ở một bên và {survivor} ở bên kia nên không gộp được.',
  ),
  'merge-expiry-differs': final(
    409,
    'Lô {lot} có hạn dùng {duplicate} ở một bên và {survivor} ở bên kia. Hãy sửa hạn dùng cho đúng rồi gộp.',
  ),
  'merge-drafts-open': final(
    409,
    '{product} còn trong phiếu tạm {codes}. Hãy hoàn thành hoặc xóa các phiếu đó rồi gộp.',
  ),
  'merge-stock-in-motion': final(
    409,
    '{product} còn hàng đang giữ cho đơn đặt hoặc đang chuyển kho. Hãy xong các phiếu đó rồi gộp.',
  ),
  'merge-both-in-combo': final(409, 'Combo hoặc liều {combo} có cả hai mặt hàng. Hãy bỏ một trong hai rồi gộp.'),
  'stock-levels-crossed': final(422, 'Tồn tối thiểu ({least}) lớn hơn tồn tối đa ({most}).'),
  'product-inactive': final(422, '{product} đã ngưng kinh doanh.', carries<{ productId: string }>()),
}

/** Goods that a change of many may not touch, each with why. */
export interface RefusedGoods {
  id: string
  code: string
  name: string
  reason: string
}
