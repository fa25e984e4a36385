import { final } from '../error.ts'

export const documentErrors = {
  'already-cancelled': final(409, 'Chứng từ {code} đã hủy trước đó.'),
  'not-a-draft': final(409, 'Chứng từ {code} không còn là phiếu tạm nên không sửa được.'),
  'day-closed': final(409, 'Ngày {day} đã khóa sổ. Chứng từ của ngày đã khóa chỉ có thể trả hàng, không hủy được.'),
  'no-items': final(422, 'Chưa có mặt hàng nào.'),
  'keep-payments-needs-partner': final(
    422,
    'Muốn giữ tiền lại thành ghi có thì chứng từ phải có tên khách hoặc nhà cung cấp.',
  ),
}
