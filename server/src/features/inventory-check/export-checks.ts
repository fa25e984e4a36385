import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CheckKind } from '@quay/contract/inventory-check/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { may } from '../../http/rights.ts'
import { filterChecks } from './check-queries.ts'

type Body = z.output<(typeof inventoryCheckRoutes)['export']['body']>
type Filter = Parameters<typeof filterChecks>[2]
type Document = Awaited<ReturnType<typeof readDocuments>>[number]
type Line = Awaited<ReturnType<typeof readLines>>[number]

const statuses: Readonly<Record<string, string>> = { DRAFT: 'Đang kiểm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }
const kinds: Readonly<Record<CheckKind, string>> = {
  PRODUCT: 'Theo mặt hàng',
  GROUP: 'Theo nhóm',
  POSITION: 'Theo vị trí',
  BRANCH: 'Cả chi nhánh',
}

const headColumns: readonly ExportColumn<Document | Line>[] = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Trạng thái', width: 12, value: row => statuses[row.status] ?? row.status },
  { header: 'Loại phiếu', width: 16, value: row => kinds[row.kind as CheckKind] },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Khớp', width: 10, format: 'money', value: row => row.matchCount },
  { header: 'Thừa', width: 10, format: 'money', value: row => row.plusCount },
  { header: 'Thiếu', width: 10, format: 'money', value: row => row.minusCount },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

/** Only for cost/read. */
const documentCosts: readonly ExportColumn<Document>[] = [
  { header: 'Giá trị thừa', width: 16, format: 'money', value: row => row.plusValue },
  { header: 'Giá trị thiếu', width: 16, format: 'money', value: row => row.minusValue },
]

const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'ĐVT', width: 10, value: row => row.baseUnit },
  { header: 'Số lô', width: 14, value: row => row.lotNumber },
  { header: 'Hạn dùng', width: 12, format: 'day', value: row => row.expiryDate },
  { header: 'Sổ sách', width: 12, format: 'money', value: row => row.book },
  { header: 'Đếm được', width: 12, format: 'money', value: row => row.counted },
  { header: 'Chênh lệch', width: 12, format: 'money', value: row => row.difference },
  { header: 'Lý do', width: 24, value: row => row.reasonName },
  { header: 'Người đếm', width: 24, value: row => row.counterNames },
]

const lineCosts: readonly ExportColumn<Line>[] = [
  { header: 'Giá trị chênh lệch', width: 16, format: 'money', value: row => row.value },
]

/**
 * The checks of a filter as an Excel file, the last made first: a row each, or `withLines` a row each lot of the completed
 * ones. Throws what exportList refuses.
 */
export function exportChecks(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Phiếu kiểm kho', file: 'phieu-kiem-kho' }
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Phiếu kiểm kho, từng lô',
        columns: [...lineColumns, ...(seesCost ? lineCosts : [])],
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Phiếu kiểm kho',
        columns: [...documentColumns, ...(seesCost ? documentCosts : [])],
        read: () => readDocuments(tx, actor, filter),
      })
}

const filtered = (tx: Tx, actor: Actor, filter: Filter) =>
  tx.db
    .selectFrom(filterChecks(tx, actor, filter).selectAll('c').as('d'))
    .select(['d.code', 'd.businessDay', 'd.status', 'd.kind', 'd.createdByName'])
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(mostExported + 1)

const readDocuments = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .select(['d.matchCount', 'd.plusCount', 'd.minusCount'])
    .select(['d.plusValue', 'd.minusValue', 'd.note'])
    .execute()

const readLines = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .innerJoin('inventory_check_line as l', join =>
      join.onRef('l.storeId', '=', 'd.storeId').onRef('l.inventoryCheckId', '=', 'd.id'),
    )
    .where('l.counted', 'is not', null)
    .where('l.productCode', 'is not', null)
    .select(['l.productCode', 'l.productName', 'l.baseUnit'])
    .select(['l.lotNumber', 'l.expiryDate', 'l.book', 'l.counted', 'l.difference'])
    .select(['l.reasonName', 'l.counterNames', 'l.value'])
    .orderBy('l.productName')
    .orderBy('l.id')
    .execute()
