import { final } from '../error.ts'

export const taxFilingErrors = {
  'filing-too-early': final(422, 'Kỳ này đến hết ngày {day} mới xong. Sau ngày đó mới đánh dấu đã nộp.'),
  'filing-day-wrong': final(422, 'Ngày nộp phải sau ngày {day} và không sau hôm nay.'),
  'filing-exists': final(409, 'Kỳ này đã đánh dấu nộp, hồ sơ số {number}.'),
  'filing-not-last': final(409, 'Tờ khai của kỳ sau (hồ sơ số {number}) đã nộp. Hãy gỡ tờ khai đó trước.'),
  'books-filed': final(
    409,
    'Tờ khai thuế đến hết ngày {day} đã nộp (hồ sơ số {number}). Muốn mở sổ, hãy gỡ đánh dấu đã nộp ở Sổ kế toán.',
  ),
  'tax-rule-exists': final(409, 'Đã có quy định áp dụng từ ngày {day}.'),
  'tax-rule-filed': final(409, 'Tờ khai đến hết ngày {day} đã nộp. Quy định của những ngày đó không đổi được nữa.'),
}
