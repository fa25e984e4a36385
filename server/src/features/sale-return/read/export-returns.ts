import { saleReturnReasonText } from '@quay/domain/sale-return/reason-text'
import { documentFile } from '../../../document/export-documents.ts'
import * as columns from '../../../document/file-columns.ts'
import { saleReturns } from './return-queries.ts'

const statuses = { DRAFT: 'Phiếu tạm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }

/** Returns of customers as an Excel file: a row each, or a row each line that came back. */
export const saleReturnFile = documentFile({
  list: saleReturns,
  sheet: 'Khách trả hàng',
  file: 'khach-tra-hang',
  content: 'Phiếu khách trả hàng',
  head: [
    columns.code,
    columns.day,
    columns.status(statuses),
    { header: 'Của hóa đơn', width: 14, of: 'd.bill_code' },
    { header: 'Khách hàng', width: 30, of: 'd.customer_name' },
    { header: 'Lý do', width: 16, of: 'd.reason', words: saleReturnReasonText },
    columns.writer,
    { header: 'Người duyệt', width: 20, of: 'd.approved_by_name' },
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền hàng trả', 16, 'd.goods_amount'),
    columns.amount('Phí trả hàng', 14, 'd.fee'),
    columns.amount('Trừ tiền quà', 14, 'd.gift_charge'),
    columns.amount('Trả thu khác', 14, 'd.surcharges_back'),
    columns.amount('Trừ nợ hóa đơn', 16, 'd.debt_reduced'),
    columns.amount('Trả khách', 16, 'd.refunded'),
    columns.amount('Ghi vào tài khoản khách', 18, 'd.credited'),
    columns.vat('Trong đó thuế GTGT', 16, 'd.vat_amount'),
    columns.note,
    columns.cost('Giá vốn', 'd.cost'),
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: 'join sale_return_item i on i.store_id = d.store_id and i.sale_return_id = d.id',
    order: 'i.position',
    columns: [
      ...columns.goods(),
      columns.unit(),
      columns.amount('Số lượng', 12, 'i.quantity'),
      columns.amount('Tiền hàng lúc bán', 16, 'i.gross'),
      columns.amount('Giảm giá phân bổ', 16, 'i.discount'),
      columns.amount('Tiền trả', 16, 'i.net'),
      columns.vatRate,
      columns.cost('Giá vốn', 'i.cost'),
    ],
  },
})
