import { formatDate } from '@quay/domain/text/format-date'

/** What the page of a product says of its price books; kept from the words that the till loads. */
export const bookPricesText = {
  title: 'Giá theo bảng giá',
  toSetting: 'Sửa ở Thiết lập giá',
  book: 'Bảng giá',
  terms: 'Áp dụng',
  endsAt: (local: string) => `Đến ${local.slice(11)} ngày ${formatDate(local.slice(0, 10))}`,
  formulaOf: 'Công thức từ',
  hiddenFormula: 'Theo giá vốn',
} as const
