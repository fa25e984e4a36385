import { formatDate } from '@quay/domain/text/format-date'

/** "00:00 ngày 01/12/2026" of a local time. */
const inWords = (local: string) => `${local.slice(11)} ngày ${formatDate(local.slice(0, 10))}`

/** Every Vietnamese sentence about prices: of the price screen and of the till's price panel. */
export const priceText = {
  source: 'Giá theo',
  general: 'Giá chung',
  ofBook: (name: string) => `bảng giá ${name}`,
  plannedSince: (local: string) => `giá đổi từ ${inWords(local)}`,
  from: (count: number) => `từ ${count}`,
  startsAt: (local: string) => `Từ ${inWords(local)}`,
  posted: 'Giá niêm yết',
  postedReason: 'Lý do bán cao hơn giá niêm yết',
  noPostedRight: 'Cần người có quyền cho phép khi thanh toán.',
} as const
