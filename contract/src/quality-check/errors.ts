import { carries, final } from '../error.ts'

export const qualityCheckErrors = {
  'quality-month-exists': final(409, 'Tháng {month} đã có phiếu kiểm tra chất lượng {code}.'),
  'expired-not-good': final(422, 'Lô đã hết hạn không thể ghi là đạt.'),
  'quality-month-future': final(422, 'Tháng {month} chưa tới, chưa lập được phiếu kiểm tra.'),
  'quality-month-past': final(
    422,
    'Chỉ lập bù được phiếu từ tháng {earliest}. Phiếu ghi các lô đang có hôm nay, không phải của tháng {month}.',
  ),
  'quality-not-done': final(409, 'Còn {countText} lô chưa có kết quả: {lots}.', carries<{ count: number }>()),
}
