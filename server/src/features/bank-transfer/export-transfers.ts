import type { BankTransfer } from '@quay/contract/bank-transfer/routes'
import type { ListFile } from '../../export/export-pages.ts'

const statuses = { WAITING: 'Chờ chuyển khoản', RECEIVED: 'Đã nhận', CANCELLED: 'Hóa đơn đã hủy' }
const ways = { HAND: 'Xác nhận tay', STATEMENT: 'Theo sao kê' }

/** Transfers of a filter as an Excel file. */
export const transferFile: ListFile<BankTransfer> = {
  sheet: 'Chuyển khoản',
  file: 'chuyen-khoan',
  content: 'Các khoản chuyển khoản',
  columns: [
    { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
    { header: 'Bán lúc', width: 20, format: 'instant', value: row => row.soldAt },
    { header: 'Hóa đơn', width: 14, value: row => row.billCode },
    { header: 'Khách hàng', width: 28, value: row => row.customerName },
    { header: 'Người bán', width: 22, value: row => row.sellerName },
    { header: 'Tài khoản', width: 24, value: row => row.accountName },
    { header: 'Nội dung', width: 20, value: row => row.reference },
    { header: 'Số tiền', width: 16, format: 'money', value: row => row.amount },
    { header: 'Trạng thái', width: 18, value: row => statuses[row.status] },
    { header: 'Nhận lúc', width: 20, format: 'instant', value: row => row.receivedAt },
    { header: 'Cách nhận', width: 16, value: row => row.receivedHow && ways[row.receivedHow] },
    { header: 'Người xác nhận', width: 22, value: row => row.receivedByName },
  ],
}
