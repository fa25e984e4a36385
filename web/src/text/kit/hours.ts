/** Words of windows of days and hours. */
export const hoursText = {
  days: (place: number) => `Các ngày, khung giờ ${place}`,
  from: (place: number) => `Từ, khung giờ ${place}`,
  to: (place: number) => `Đến, khung giờ ${place}`,
  remove: (place: number) => `Bỏ khung giờ ${place}`,
  add: 'Thêm khung giờ',
  hint: 'Hai giờ bằng nhau là cả ngày; giờ đến trước giờ từ là sang ngày hôm sau.',
  dayNames: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  dayFull: ['Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy', 'Chủ nhật'],
}
