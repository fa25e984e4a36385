import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { FilterOf, Ordered } from '../../document/document-list.ts'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { inbounds } from './inbound-queries.ts'
import { withRemaining } from './owed-imports.ts'

const statuses = { DRAFT: 'Phiếu tạm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }
const kinds = { PURCHASE: 'Mua hàng', OPENING: 'Tồn đầu kỳ' }

/** Amounts of a line stand in the row of its first lot, so that a column adds up. */
const ofFirstLot = (column: string) =>
  `case when row_number() over (partition by i.id order by l.position) = 1 then i.${column} end`

/** Imports as an Excel file: a row each, or a row each lot of each line. */
export const inboundFile = documentFile({
  list: {
    ...inbounds,
    beside: '0::bigint as remaining',
    documents: async (tx, actor, filter: FilterOf<typeof inboundRoutes> & Ordered) =>
      withRemaining(tx, branchOf(actor, filter.branchId), await inbounds.documents(tx, actor, filter)),
  },
  sheet: 'Phiếu nhập',
  file: 'phieu-nhap',
  content: 'Phiếu nhập',
  head: [
    columns.code,
    columns.day,
    { header: 'Loại phiếu', width: 12, of: 'd.kind', words: kinds },
    columns.status(statuses),
    columns.provider,
    { header: 'Số hóa đơn', width: 14, of: 'd.invoice_number' },
    { header: 'Ngày hóa đơn', width: 12, format: 'day', of: 'd.invoice_date' },
    columns.writer,
    { header: 'Người nhận hàng', width: 22, of: 'd.receiver_name' },
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền hàng', 16, 'd.goods_amount'),
    columns.amount('Giảm giá', 14, 'd.discount_amount'),
    columns.vat('Thuế GTGT', 14, 'd.vat_amount'),
    columns.amount('Cần trả', 16, 'd.payable'),
    columns.amount('Đã trả', 16, 'd.paid'),
    columns.amount('Ghi nợ', 16, 'd.debt'),
    { ...columns.amount('Còn phải trả', 16, 'd.remaining'), right: { model: 'provider', action: 'read' } },
    columns.note,
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: `join inbound_item i on i.store_id = d.store_id and i.inbound_id = d.id
      left join inbound_lot l on l.store_id = i.store_id and l.item_id = i.id`,
    order: 'i.position, l.position',
    columns: [
      ...columns.goods(),
      columns.unit(),
      ...columns.lot('l'),
      columns.amount('Số lượng', 12, 'coalesce(l.quantity, i.quantity)'),
      columns.amount('Trong đó tặng', 12, ofFirstLot('bonus_quantity')),
      columns.amount('Đơn giá', 14, 'i.price'),
      columns.amount('Giảm giá dòng', 14, ofFirstLot('discount_amount')),
      columns.vatRate,
      columns.vat('Thuế dòng', 14, ofFirstLot('vat_amount')),
      columns.amount('Thành tiền dòng', 16, ofFirstLot('net_amount')),
    ],
  },
})
