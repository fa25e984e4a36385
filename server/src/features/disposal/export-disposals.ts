import type { disposalRoutes } from '@quay/contract/disposal/routes'
import type { DisposalReason } from '@quay/contract/disposal/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { may } from '../../http/rights.ts'
import { filterDisposals } from './disposal-queries.ts'

type Body = z.output<(typeof disposalRoutes)['export']['body']>
type Filter = Parameters<typeof filterDisposals>[2]
type Document = Awaited<ReturnType<typeof readDocuments>>[number]
type Line = Awaited<ReturnType<typeof readLines>>[number]

const statuses: Readonly<Record<string, string>> = { DRAFT: 'Phiếu tạm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }
const reasons: Readonly<Record<DisposalReason, string>> = {
  EXPIRED: 'Hết hạn',
  DAMAGED: 'Hỏng, vỡ',
  QUALITY: 'Không đạt chất lượng',
  RECALLED: 'Thu hồi',
  OTHER: 'Lý do khác',
}

const headColumns: readonly ExportColumn<Document | Line>[] = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Trạng thái', width: 12, value: row => statuses[row.status] ?? row.status },
  { header: 'Lý do', width: 20, value: row => reasons[row.reason as DisposalReason] },
  { header: 'Ngày hủy', width: 12, format: 'day', value: row => row.disposedOn },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Cách hủy', width: 30, value: row => row.method },
  { header: 'Nơi hủy', width: 24, value: row => row.place },
  { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'Số đăng ký', width: 18, value: row => row.registrationNumber },
  { header: 'Số lô', width: 14, value: row => row.lotNumber },
  { header: 'Hạn dùng', width: 12, format: 'day', value: row => row.expiryDate },
  { header: 'ĐVT', width: 10, value: row => row.unitName },
  { header: 'Số lượng', width: 12, format: 'money', value: row => row.quantity },
]

/** Only for cost/read. Of a draft it is not known. */
const costColumn: ExportColumn<{ status: string; value: number }> = {
  header: 'Giá vốn',
  width: 16,
  format: 'money',
  value: row => (row.status === 'DRAFT' ? null : row.value),
}

/**
 * The disposals of a filter as an Excel file, the last written first: a row each, or `withLines` a row each lot. Throws what
 * exportList refuses.
 */
export function exportDisposals(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Phiếu xuất hủy', file: 'phieu-xuat-huy' }
  const cost = may(actor, { model: 'cost', action: 'read' }) ? [costColumn] : []
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Phiếu xuất hủy, từng dòng hàng',
        columns: [...lineColumns, ...cost],
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Phiếu xuất hủy',
        columns: [...documentColumns, ...cost],
        read: () => readDocuments(tx, actor, filter),
      })
}

const filtered = (tx: Tx, actor: Actor, filter: Filter) =>
  tx.db
    .selectFrom(filterDisposals(tx, actor, filter).selectAll().as('d'))
    .select(['d.code', 'd.businessDay', 'd.status', 'd.reason', 'd.disposedOn'])
    .select('d.createdByName')
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(mostExported + 1)

const readDocuments = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter).select(['d.method', 'd.place', 'd.itemCount', 'd.note', 'd.value']).execute()

const readLines = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .innerJoin('disposal_item as i', join =>
      join.onRef('i.storeId', '=', 'd.storeId').onRef('i.disposalId', '=', 'd.id'),
    )
    .select(['i.productCode', 'i.productName', 'i.lotNumber'])
    .select(['i.registrationNumber', 'i.expiryDate', 'i.unitName'])
    .select(['i.quantity', 'i.value'])
    .orderBy('i.position')
    .execute()
