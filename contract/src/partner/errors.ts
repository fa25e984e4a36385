import { final } from '../error.ts'

export const partnerErrors = {
  'customer-phone-taken': final(409, 'Số điện thoại {phone} đã có ở khách {name}.'),
  'customer-phone-elsewhere': final(409, 'Số điện thoại {phone} đã có ở một khách của chi nhánh {branch}.'),
  'health-consent-needed': final(
    422,
    'Hãy hỏi và đánh dấu khách đồng ý cho lưu thông tin sức khỏe, hoặc để trống dị ứng, bệnh nền và thai kỳ.',
  ),
  'pregnancy-without-kind': final(422, 'Hãy chọn mang thai hay cho con bú trước khi ghi ngày.'),
  'customer-merged': final(409, '{name} đã được gộp vào khách khác. Hãy chọn khách còn lại.'),
  'customer-merge-self': final(422, 'Không gộp một khách với chính họ. Hãy chọn khách khác.'),
  'customer-in-use': final(
    409,
    '{name} đã có {uses} nên không xóa được. Hãy chuyển khách sang ngưng giao dịch: sổ sách giữ nguyên.',
  ),
  'group-rule-missing': final(422, 'Nhóm tự xếp khách cần điều kiện. Hãy chọn điều kiện, hoặc xếp bằng tay.'),
  'customers-of-store': final(
    422,
    'Khách hàng là của cả cửa hàng. Bật "Khách hàng theo chi nhánh" ở Thiết lập bán hàng rồi hãy chuyển chi nhánh.',
  ),
  'provider-name-taken': final(409, 'Nhà cung cấp "{name}" đã có.'),
  'provider-in-use': final(
    409,
    '{name} đã có {uses} nên không xóa được. Hãy chuyển nhà cung cấp sang ngưng giao dịch: sổ sách giữ nguyên.',
  ),
  'provider-inactive': final(422, '{provider} đã ngưng giao dịch: mở lại nhà cung cấp rồi hãy đặt, nhập hàng.'),
}
