import { final } from '../error.ts'

export const gppBookErrors = {
  'book-not-controlled': final(422, '{name} không phải thuốc kiểm soát đặc biệt, không có sổ này.'),
  'book-day-not-over': final(422, 'Ngày {day} chưa hết. Ký được đến hết ngày {last}.'),
  'book-nothing-to-sign': final(409, 'Không còn ngày nào chưa ký đến {day}.'),
  'book-signed-meanwhile': final(409, 'Người khác vừa ký sổ này. Hãy tải lại trang.'),
  'note-in-future': final(422, 'Ngày {day} chưa đến.'),
  'note-closed': final(409, 'Dòng này đã có kết quả hoặc đã hủy.'),
}
