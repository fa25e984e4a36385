import type { SalesOrderProgress } from '@quay/contract/sales-order/shapes'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { salesOrders } from './order-queries.ts'

const progresses: Readonly<Record<SalesOrderProgress, string>> = {
  DRAFT: 'Đơn tạm',
  OPEN: 'Chưa giao',
  PARTIAL: 'Giao một phần',
  DONE: 'Xong',
  CLOSED: 'Kết thúc',
  CANCELLED: 'Đã hủy',
}

/** Orders of customers as an Excel file: a row each, or a row each line with what of it was handed out. */
export const salesOrderFile = documentFile({
  list: salesOrders,
  sheet: 'Đơn đặt hàng',
  file: 'don-dat-hang',
  content: 'Đơn đặt hàng của khách',
  head: [
    columns.code,
    columns.day,
    { header: 'Tiến độ', width: 16, of: 'd.progress', words: progresses },
    { header: 'Khách hàng', width: 30, of: 'coalesce(d.customer_name, d.contact_name)' },
    { header: 'Hẹn giao', width: 12, format: 'day', of: 'd.expected_on' },
    { header: 'Nguồn đơn', width: 16, of: 'd.channel' },
    columns.writer,
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền hàng', 16, 'd.total_price'),
    columns.amount('Thu khác', 14, 'd.surcharges'),
    columns.amount('Phải trả', 16, 'd.payable + d.surcharges'),
    columns.amount('Còn giữ cọc', 16, 'd.deposit'),
    columns.note,
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: `join sales_order_item i on i.store_id = d.store_id and i.sales_order_id = d.id
      join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base`,
    order: 'i.position',
    columns: [
      ...columns.goods(),
      columns.unit(),
      columns.amount('Số lượng đặt', 12, 'i.quantity'),
      columns.amount('Đơn giá', 14, 'i.unit_price'),
      columns.amount('Thành tiền', 16, 'i.net'),
      { header: 'ĐVT cơ bản', width: 12, of: 'u.name' },
      columns.amount('Đặt (cơ bản)', 12, 'i.base_quantity'),
      columns.amount('Đã giao (cơ bản)', 14, 'i.billed_base'),
      { header: 'Ghi chú dòng', width: 30, of: 'i.note' },
    ],
  },
})
