import type { ExcelKind, ExcelLayout } from '@quay/contract/excel/shapes'

/** What a file of each kind holds, in words. */
export const excelKindText: Readonly<Record<ExcelKind, string>> = {
  product: 'Hàng hóa',
  stock: 'Tồn kho đầu kỳ',
  price: 'Giá bán',
  customer: 'Khách hàng',
  provider: 'Nhà cung cấp',
  bill: 'Hóa đơn cũ',
}

/** By whose titles a file is written, in words. */
export const excelLayoutText: Readonly<Record<ExcelLayout, string>> = {
  own: 'Mẫu của Quầy',
  'kiotviet-pharmacy': 'KiotViet (bản nhà thuốc)',
  'kiotviet-retail': 'KiotViet (bản bán lẻ)',
  kiotviet: 'KiotViet',
  webnhathuoc: 'WebNhaThuoc',
  other: 'Mẫu khác',
}
