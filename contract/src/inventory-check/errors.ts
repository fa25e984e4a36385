import { carries, final } from '../error.ts'

export const inventoryCheckErrors = {
  'sheet-closed': final(409, 'Lượt đếm này của {name} đã bị bỏ nên không nhận thêm số đếm.'),
  'nothing-counted': final(422, 'Phiếu kiểm {code} chưa có dòng nào được đếm.'),
  'check-held': final(409, 'Phiếu kiểm {code} đang được {name} tạm giữ{reason}, chưa hoàn thành hay gộp được.'),
  'check-branch-differs': final(
    409,
    'Phiếu kiểm {code} là của chi nhánh khác: chỉ gộp được các phiếu của cùng một chi nhánh.',
  ),
  'check-recounted': final(
    409,
    'Phiếu kiểm {code} đã có lượt đếm lại nên không gộp được: bỏ lượt đếm lại rồi gộp, hoặc hoàn thành riêng phiếu này.',
  ),
  'uncounted-changed': final(
    409,
    'Hàng chưa đếm lúc này là {countText} lô{valueText}, khác với số vừa xác nhận. Hãy xem lại rồi xác nhận.',
    carries<{ count: number; value?: number }>(),
  ),
  'count-not-ready': final(
    409,
    'Chưa hoàn thành được, còn {countText} dòng phải xử lý: {lines}.',
    carries<{ count: number }>(),
  ),
  'reason-of-other-direction': final(
    422,
    'Lý do "{reason}" không dành cho lô {lot} của {product}: hàng thừa và hàng thiếu có lý do riêng.',
  ),
  'reason-name-taken': final(409, 'Lý do "{name}" đã có.'),
}
