import type { OrderProgress } from '@quay/contract/purchase-order/shapes'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { orders } from './order-queries.ts'

const progresses: Readonly<Record<OrderProgress, string>> = {
  DRAFT: 'Phiếu tạm',
  CONFIRMED: 'Đã đặt',
  PARTIAL: 'Nhận một phần',
  DONE: 'Đã xong',
  CANCELLED: 'Đã hủy',
}

/** Orders as an Excel file: a row each, or a row each line with what of it came. */
export const orderFile = documentFile({
  list: orders,
  sheet: 'Phiếu đặt hàng',
  file: 'phieu-dat-hang',
  content: 'Phiếu đặt hàng',
  head: [
    columns.code,
    columns.day,
    { header: 'Tiến độ', width: 16, of: 'd.progress', words: progresses },
    columns.provider,
    { header: 'Hẹn giao', width: 12, format: 'day', of: 'd.expected_date' },
    columns.writer,
    { header: 'Người đặt', width: 22, of: 'd.confirmed_by_name' },
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền hàng', 16, 'd.goods_amount'),
    columns.vat('Thuế GTGT', 14, 'd.vat_amount'),
    columns.amount('Tổng tiền', 16, 'd.payable'),
    columns.note,
    { header: 'Lý do kết thúc', width: 36, of: 'd.close_reason' },
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: `join purchase_order_item i on i.store_id = d.store_id and i.purchase_order_id = d.id
      join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base`,
    order: 'i.position',
    // What came is counted in base units: it need not come in the unit that was ordered.
    columns: [
      ...columns.goods(),
      columns.unit(),
      columns.amount('Số lượng đặt', 12, 'i.quantity'),
      columns.amount('Giá dự kiến', 14, 'i.price'),
      columns.vatRate,
      columns.amount('Thành tiền', 16, 'i.amount'),
      columns.vat('Thuế dòng', 14, 'i.vat_amount'),
      { header: 'ĐVT cơ bản', width: 12, of: 'u.name' },
      columns.amount('Đặt (cơ bản)', 12, 'i.base_quantity'),
      columns.amount('Đã nhận (cơ bản)', 14, 'i.received_quantity'),
      columns.amount('Còn thiếu (cơ bản)', 14, 'greatest(0, i.base_quantity - i.received_quantity)'),
      { header: 'Ghi chú dòng', width: 30, of: 'i.note' },
    ],
  },
})
