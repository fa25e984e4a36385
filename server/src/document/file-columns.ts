import type { VatRate } from '@quay/contract/enumeration'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { FileColumn } from './export-documents.ts'

// Columns that files of several kinds of document have; a file takes them as `columns.code`, `columns.day` …

/** The columns of a document `d` itself. */
export const code: FileColumn = { header: 'Mã phiếu', width: 14, of: 'd.code' }
export const day: FileColumn = { header: 'Ngày', width: 12, format: 'day', of: 'd.business_day' }
export const provider: FileColumn = { header: 'Nhà cung cấp', width: 36, of: 'd.provider_name' }
export const writer: FileColumn = { header: 'Người lập', width: 22, of: 'd.created_by_name' }
/** The state of the document, in the words of its kind. */
export const status = (words: { DRAFT?: string; SUCCEED: string; CANCELLED: string }): FileColumn => ({
  header: 'Trạng thái',
  width: 12,
  of: 'd.status',
  words,
})
export const note: FileColumn = { header: 'Ghi chú', width: 36, of: 'd.note' }

/** An amount of money or a number of things. */
export const amount = (header: string, width: number, of: string): FileColumn => ({
  header,
  width,
  format: 'money',
  of,
})
export const itemCount = amount('Số mặt hàng', 12, 'd.item_count')

/** What goods of the lines `i` are called. */
export const goods = (line = 'i'): FileColumn[] => [
  { header: 'Mã hàng', width: 14, of: `${line}.product_code` },
  { header: 'Tên hàng', width: 48, of: `${line}.product_name` },
]
/** The unit of the quantity, by its column. */
export const unit = (of = 'i.unit_name'): FileColumn => ({ header: 'ĐVT', width: 10, of })
/** The lot of the lines `i`. */
export const lot = (line = 'i'): FileColumn[] => [
  { header: 'Số lô', width: 14, of: `${line}.lot_number`, needs: 'lots' },
  { header: 'Hạn dùng', width: 12, format: 'day', of: `${line}.expiry_date`, needs: 'lots' },
]
/** Medicines of the lines `i` as the authorities ask for them: registration, lot, and how many of which unit. */
export const registeredGoods: FileColumn[] = [
  ...goods(),
  { header: 'Số đăng ký', width: 18, of: 'i.registration_number' },
  ...lot(),
  unit(),
  amount('Số lượng', 12, 'i.quantity'),
]
/** The tax of the lines `i`, as people write it. */
export const vatRate: FileColumn = {
  header: 'Thuế suất',
  width: 10,
  of: 'i.vat_rate',
  needs: 'vat',
  words: (rate: VatRate) => describeVatRate(rate),
}

/** An amount of VAT. */
export const vat = (header: string, width: number, of: string): FileColumn => ({
  ...amount(header, width, of),
  needs: 'vat',
})

/** What only who may know costs sees. */
export const cost = (header: string, of: string): FileColumn => ({
  ...amount(header, 16, of),
  right: { model: 'cost', action: 'read' },
})

/** What the goods cost; of a draft it is not known. */
export const costOnceDone = (of: string): FileColumn => cost('Giá vốn', `case when d.status <> 'DRAFT' then ${of} end`)
