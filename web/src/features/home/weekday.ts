const names = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy']

/** The weekday of a day YYYY-MM-DD, as written inside a sentence. */
export function weekdayOf(day: string): string {
  return names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}
