import type { StockBucket } from '@quay/contract/enumeration'
import type { InboundReturnReason } from '@quay/contract/inbound-return/shapes'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { returns } from './return-queries.ts'

const statuses = { DRAFT: 'Chờ trả', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }
const reasons: Readonly<Record<InboundReturnReason, string>> = {
  NEAR_EXPIRY: 'Cận hạn',
  EXPIRED: 'Hết hạn',
  DAMAGED: 'Hỏng, vỡ',
  RECALLED: 'Thu hồi',
  WRONG_DELIVERY: 'Giao nhầm',
  OTHER: 'Lý do khác',
}
const shelves: Readonly<Record<StockBucket, string>> = { sellable: 'Kệ bán', quarantine: 'Biệt trữ' }

/** Returns to providers as an Excel file: a row each, or a row each lot that went back. */
export const returnFile = documentFile({
  list: returns,
  sheet: 'Phiếu trả hàng',
  file: 'phieu-tra-hang',
  content: 'Phiếu trả hàng nhập',
  head: [
    columns.code,
    columns.day,
    columns.status(statuses),
    columns.provider,
    { header: 'Của phiếu nhập', width: 14, of: 'd.inbound_code' },
    { header: 'Lý do', width: 14, of: 'd.reason', words: reasons },
    { header: 'Nhận đến ngày', width: 12, format: 'day', of: 'd.deadline' },
    columns.writer,
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền hàng', 16, 'd.goods_amount'),
    columns.vat('Thuế GTGT', 14, 'd.vat_amount'),
    columns.amount('Bị trừ', 14, 'd.deduction'),
    columns.amount('Được trả lại', 16, 'd.refundable'),
    columns.amount('Đã nhận tiền', 16, 'd.refunded'),
    columns.amount('Trừ nợ', 16, 'd.debt'),
    columns.note,
    columns.costOnceDone('d.value'),
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: 'join inbound_return_item i on i.store_id = d.store_id and i.inbound_return_id = d.id',
    order: 'i.position',
    columns: [
      ...columns.goods(),
      ...columns.lot(),
      { header: 'Lấy từ', width: 12, of: 'i.bucket', words: shelves },
      columns.unit(),
      columns.amount('Số lượng', 12, 'i.quantity'),
      columns.amount('Đơn giá', 14, 'i.price'),
      columns.amount('Thành tiền', 16, 'i.amount'),
      columns.vatRate,
      columns.vat('Thuế dòng', 14, 'i.vat_amount'),
      columns.costOnceDone('i.value'),
    ],
  },
})
