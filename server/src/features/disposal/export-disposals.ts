import { disposalReasonText } from '@quay/domain/disposal/reason-text'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { disposals } from './disposal-queries.ts'

const statuses = { DRAFT: 'Phiếu tạm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }
/** Disposals as an Excel file: a row each, or a row each lot. */
export const disposalFile = documentFile({
  list: disposals,
  sheet: 'Phiếu xuất hủy',
  file: 'phieu-xuat-huy',
  content: 'Phiếu xuất hủy',
  head: [
    columns.code,
    columns.day,
    columns.status(statuses),
    { header: 'Lý do', width: 20, of: 'd.reason', words: disposalReasonText },
    { header: 'Ngày hủy', width: 12, format: 'day', of: 'd.disposed_on' },
    columns.writer,
  ],
  columns: [
    { header: 'Cách hủy', width: 30, of: 'd.method' },
    { header: 'Nơi hủy', width: 24, of: 'd.place' },
    columns.itemCount,
    columns.note,
    columns.costOnceDone('d.value'),
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: 'join disposal_item i on i.store_id = d.store_id and i.disposal_id = d.id',
    order: 'i.position',
    columns: [...columns.registeredGoods, columns.costOnceDone('i.value')],
  },
})
