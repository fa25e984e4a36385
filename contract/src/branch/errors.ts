import { final } from '../error.ts'

export const branchErrors = {
  'branch-name-taken': final(409, 'Tên chi nhánh "{name}" đã có.'),
  'branch-is-default': final(
    409,
    '"{name}" đang là chi nhánh mặc định nên không ngưng hay xóa được. Hãy đặt chi nhánh khác làm mặc định trước.',
  ),
  'branch-inactive': final(
    409,
    'Chi nhánh này đã ngưng hoạt động nên không lập chứng từ mới, không làm mặc định được. Sổ sách cũ vẫn xem được.',
  ),
  'branch-in-use': final(
    409,
    '"{name}" có {uses} nên không xóa được. Hãy ngưng hoạt động: sổ sách giữ nguyên và vẫn xem được.',
  ),
  'close-too-late': final(422, 'Chỉ khóa sổ được đến hết ngày {latest}: ngày đang bán thì chưa khóa.'),
  'reopen-reason-missing': final(422, 'Sổ đã khóa đến {day}. Mở lại thì ghi lý do.'),
  'coordinates-invalid': final(422, 'Tọa độ gồm vĩ độ và kinh độ cách nhau bằng dấu phẩy, như 10.7769,106.7009.'),
}
