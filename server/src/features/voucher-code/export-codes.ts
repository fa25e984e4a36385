import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import type { voucherStates } from '@quay/contract/voucher-code/states'
import type { ListFile } from '../../export/export-pages.ts'

const stateNames: Record<(typeof voucherStates)[number], string> = {
  UNUSED: 'Chưa phát hành',
  ISSUED: 'Đã phát hành',
  USED: 'Đã dùng',
  CANCELLED: 'Đã hủy',
}

/** Codes of a filter as an Excel file. */
export const codeFile: ListFile<VoucherCode> = {
  sheet: 'Mã khuyến mại',
  file: 'ma-khuyen-mai',
  content: 'Danh sách mã khuyến mại',
  columns: [
    { header: 'Mã', width: 20, value: row => row.code },
    { header: 'Chương trình', width: 30, value: row => row.discountName },
    { header: 'Trạng thái', width: 16, value: row => (row.isShared ? 'Mã chung' : stateNames[row.state]) },
    { header: 'Hạn dùng', width: 12, value: row => row.expiresOn },
    { header: 'Khách hàng', width: 26, value: row => row.customerName },
    { header: 'Hóa đơn', width: 14, value: row => row.billCode },
  ],
}
