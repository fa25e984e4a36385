import { carries, final } from '../error.ts'

export const bankTransferErrors = {
  'transfer-not-waiting': final(409, 'Khoản chuyển của {code} không còn chờ nhận. Hãy tải lại danh sách.'),
  'transfer-not-received': final(409, 'Khoản chuyển của {code} chưa ghi đã nhận.'),
  'transfer-differs': final(
    422,
    'Dòng sao kê {lineText} không khớp số tiền {transferText} của {code}, hoặc khác tài khoản.',
    carries<{ line: number; transfer: number }>(),
  ),
  'statement-line-matched': final(409, 'Dòng sao kê này đã khớp rồi. Hãy tải lại danh sách.'),
  'statement-columns-missing': final(
    422,
    'Không nhận ra cột ngày, số tiền ghi có hoặc nội dung. Hãy chọn cột bằng tay.',
  ),
  'statement-empty': final(422, 'Tệp không có khoản tiền nào. Hãy chọn tệp sao kê khác.'),
  'statement-not-balanced': final(
    422,
    'Dòng {row}: số dư không khớp số tiền. Chưa dòng nào được ghi.',
    carries<{ row: number }>(),
  ),
  'match-over': final(422, 'Dòng {amountText} đã khớp {matchedText}.', carries<{ amount: number; matched: number }>()),
  'match-differs': final(422, 'Dòng sao kê và khoản thu chi phải cùng là tiền vào hoặc cùng là tiền ra.'),
  'statement-day-later': final(
    422,
    'Dòng {row}: ngày {text} chưa đến. Hãy sửa ô này trong tệp rồi nhập lại; chưa dòng nào được ghi.',
  ),
  'statement-cell-unreadable': final(
    422,
    'Dòng {row}: "{text}" không đọc được. Hãy sửa ô này trong tệp rồi nhập lại; chưa dòng nào được ghi.',
    carries<{ row: number }>(),
  ),
}
