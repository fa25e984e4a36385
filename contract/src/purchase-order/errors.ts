import { final } from '../error.ts'

export const purchaseOrderErrors = {
  'nothing-to-order': final(422, 'Không có mặt hàng nào cần đặt, hoặc hàng chưa có nhà cung cấp.'),
  'order-product-repeated': final(422, '{product} đã có trong phiếu đặt. Hãy sửa số lượng ở dòng đó.'),
  'purchase-order-not-open': final(409, 'Phiếu đặt {code} không còn chờ hàng nên không nhận thêm được.'),
  'purchase-order-differs': final(
    422,
    'Phiếu nhập theo phiếu đặt {code} phải cùng chi nhánh và nhà cung cấp với phiếu đặt.',
  ),
  'purchase-order-has-draft': final(
    409,
    'Phiếu đặt {code} đang có phiếu nhập tạm {drafts}. Hãy hoàn thành hoặc xóa phiếu tạm trước.',
  ),
  'purchase-order-received': final(
    409,
    'Phiếu đặt {code} đã nhận hàng ở {inbounds} nên không hủy được. Hàng không về nữa thì hãy kết thúc phiếu.',
  ),
  'purchase-order-nothing-received': final(409, 'Phiếu đặt {code} chưa nhận gì. Hàng không về thì hãy hủy phiếu.'),
  'purchase-order-not-closed': final(409, 'Phiếu đặt {code} chưa kết thúc nên không cần mở lại.'),
}
