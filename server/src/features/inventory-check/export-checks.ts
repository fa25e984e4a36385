import type { CheckKind } from '@quay/contract/inventory-check/shapes'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { checks } from './check-queries.ts'

const statuses = { DRAFT: 'Đang kiểm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }
const kinds: Readonly<Record<CheckKind, string>> = {
  PRODUCT: 'Theo mặt hàng',
  GROUP: 'Theo nhóm',
  POSITION: 'Theo vị trí',
  BRANCH: 'Cả chi nhánh',
}

/** Checks as an Excel file: a row each, or a row each lot of the completed ones. */
export const checkFile = documentFile({
  list: checks,
  sheet: 'Phiếu kiểm kho',
  file: 'phieu-kiem-kho',
  content: 'Phiếu kiểm kho',
  head: [
    columns.code,
    columns.day,
    columns.status(statuses),
    { header: 'Loại phiếu', width: 16, of: 'd.kind', words: kinds },
    columns.writer,
  ],
  columns: [
    columns.amount('Khớp', 10, 'd.match_count'),
    columns.amount('Thừa', 10, 'd.plus_count'),
    columns.amount('Thiếu', 10, 'd.minus_count'),
    columns.note,
    columns.cost('Giá trị thừa', 'd.plus_value'),
    columns.cost('Giá trị thiếu', 'd.minus_value'),
  ],
  lines: {
    each: 'từng lô',
    joins: `join inventory_check_line i on i.store_id = d.store_id and i.inventory_check_id = d.id
      and i.counted is not null and i.product_code is not null`,
    order: 'i.product_name, i.id',
    columns: [
      ...columns.goods(),
      columns.unit('i.base_unit'),
      ...columns.lot(),
      columns.amount('Sổ sách', 12, 'i.book'),
      columns.amount('Đếm được', 12, 'i.counted'),
      columns.amount('Chênh lệch', 12, 'i.difference'),
      { header: 'Lý do', width: 24, of: 'i.reason_name' },
      { header: 'Người đếm', width: 24, of: 'i.counter_names' },
      columns.cost('Giá trị chênh lệch', 'i.value'),
    ],
  },
})
