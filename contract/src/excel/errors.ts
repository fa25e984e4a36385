import { again, final } from '../error.ts'

export const excelErrors = {
  'files-waiting': again(429, 'Cửa hàng đang có {count} tệp chờ đọc. Hãy đợi các tệp đó đọc xong rồi gửi lại tệp này.'),
  'excel-busy': final(409, 'Tệp này đang được nhập. Hãy đợi nhập xong rồi xem kết quả.'),
  'excel-unreadable': final(422, 'Tệp không đọc được: {reason}'),
  'excel-no-header': final(
    422,
    'Không thấy dòng tiêu đề cột trong 20 dòng đầu. Tệp cần có cột {columns}; hãy xem tệp mẫu.',
  ),
  'excel-columns': final(422, 'Chưa chọn đúng các cột: {reason}'),
  'excel-has-errors': final(422, 'Tệp có {count} lỗi nên không dòng nào được nhập. Dòng {row}: {first}'),
  'excel-cancelled': final(409, 'Đã dừng nhập. Không dòng nào được ghi.'),
  'excel-finished': final(409, 'Tệp này đã nhập xong. Muốn nhập lại, hãy tải tệp lên lần nữa.'),
}
