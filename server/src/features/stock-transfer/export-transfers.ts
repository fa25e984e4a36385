import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { endsSql, transfers } from './transfer-queries.ts'

const stateSql = `case
  when d.transfer_status is not null then d.transfer_status
  when d.status = 'CANCELLED' then 'CANCELLED'
  when d.origin = 'REQUEST' then 'REQUEST'
  when d.needs_approval then 'APPROVAL'
  else 'DRAFT' end`
const states = {
  MOVING: 'Đang chuyển',
  RECEIVED: 'Đã nhận',
  CANCELLED: 'Đã hủy',
  REQUEST: 'Chờ xác nhận',
  APPROVAL: 'Chờ duyệt',
  DRAFT: 'Phiếu tạm',
}

/** What a line asks for and has stands in the row of its first lot, so that a column adds up. */
const ofFirstLot = (column: string) =>
  `case when row_number() over (partition by i.id order by l.expiry_date nulls last, l.id) = 1 then i.${column} end`
const onceSent = (column: string) => `case when d.status = 'SUCCEED' then l.${column} end`

/** Transfers as an Excel file: a row each, or a row each lot of each line; a line that has none yet is a row too. */
export const transferFile = documentFile({
  list: transfers,
  sheet: 'Phiếu chuyển kho',
  file: 'phieu-chuyen-kho',
  content: 'Phiếu chuyển kho',
  joins: endsSql,
  head: [
    columns.code,
    columns.day,
    { header: 'Trạng thái', width: 14, of: stateSql, words: states },
    { header: 'Nơi gửi', width: 28, of: 's.name' },
    { header: 'Nơi nhận', width: 28, of: 'g.name' },
    columns.writer,
    { header: 'Người gửi', width: 22, of: 'd.sent_by_name' },
    { header: 'Gửi lúc', width: 20, format: 'instant', of: 'd.posted_at' },
    { header: 'Người nhận', width: 22, of: 'd.received_by_name' },
    { header: 'Nhận lúc', width: 20, format: 'instant', of: 'd.received_at' },
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền theo giá chuyển', 18, 'd.price_total'),
    { header: 'Người, xe vận chuyển', width: 24, of: 'd.carrier' },
    columns.note,
    { header: 'Lý do mất', width: 30, of: 'd.loss_reason' },
    { header: 'Người chịu trách nhiệm', width: 24, of: 'd.loss_party' },
    columns.cost('Giá vốn gửi đi', 'd.value'),
    columns.cost('Giá vốn đã nhận', 'd.received_value'),
    columns.cost('Giá vốn hàng hỏng', 'd.damaged_value'),
    columns.cost('Giá vốn hàng mất', 'd.lost_value'),
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: `join stock_transfer_item i on i.store_id = d.store_id and i.stock_transfer_id = d.id
      join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base
      left join stock_transfer_lot l on l.store_id = i.store_id and l.item_id = i.id`,
    order: 'i.position, l.expiry_date nulls last, l.id',
    // Quantities of a lot are in base units.
    columns: [
      ...columns.goods(),
      columns.unit(),
      columns.amount('Yêu cầu', 12, ofFirstLot('requested_quantity')),
      columns.amount('Số lượng', 12, ofFirstLot('quantity')),
      ...columns.lot('l'),
      { header: 'ĐVT cơ bản', width: 12, of: 'u.name' },
      columns.amount('Gửi (cơ bản)', 12, onceSent('quantity')),
      columns.amount('Thực nhận (cơ bản)', 14, 'l.received_quantity'),
      columns.amount('Trong đó hỏng', 12, 'l.damaged_quantity'),
      columns.amount('Về kho gửi', 12, 'l.back_quantity'),
      columns.amount('Mất trên đường', 12, 'l.lost_quantity'),
      columns.cost('Giá vốn', onceSent('value')),
    ],
  },
})
