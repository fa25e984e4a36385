import type { BookGroup } from '@quay/contract/money/book-group'

/** Groups of costs as the book S2c names them. */
export const costGroupText: Readonly<Record<BookGroup, string>> = {
  goods: 'a) Chi phí hàng hóa, vật tư',
  labour: 'b) Chi phí nhân công',
  depreciation: 'c) Chi phí khấu hao',
  services: 'd) Chi phí dịch vụ mua ngoài',
  interest: 'đ) Chi phí trả lãi tiền vay',
  other: 'e) Chi phí khác',
}
