import { carries, final } from '../error.ts'

export const pointErrors = {
  'point-setting-past': final(
    422,
    'Cách tích điểm chỉ đổi được từ hôm nay {today} trở đi. Hãy chọn ngày khác.',
    carries<{ today: string }>(),
  ),
  'points-adjust-over': final(
    422,
    'Khách chỉ còn {available} điểm. Hãy trừ nhiều nhất {available} điểm.',
    carries<{ available: number }>(),
  ),
  'point-tier-repeated': final(422, 'Hạng {number} trùng tên hoặc trùng mức mua với hạng khác. Hãy sửa lại.'),
}
