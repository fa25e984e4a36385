import type { StockBucket } from '@quay/contract/enumeration'
import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { InboundReturnReason } from '@quay/contract/inbound-return/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { may } from '../../http/rights.ts'
import { filterReturns } from './return-queries.ts'

type Body = z.output<(typeof inboundReturnRoutes)['export']['body']>
type Filter = Parameters<typeof filterReturns>[2]
type Document = Awaited<ReturnType<typeof readDocuments>>[number]
type Line = Awaited<ReturnType<typeof readLines>>[number]

const statuses = { DRAFT: 'Chờ trả', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' } as const
const reasons: Readonly<Record<InboundReturnReason, string>> = {
  NEAR_EXPIRY: 'Cận hạn',
  EXPIRED: 'Hết hạn',
  DAMAGED: 'Hỏng, vỡ',
  RECALLED: 'Thu hồi',
  WRONG_DELIVERY: 'Giao nhầm',
  OTHER: 'Lý do khác',
}
const shelves: Readonly<Record<StockBucket, string>> = { sellable: 'Kệ bán', quarantine: 'Biệt trữ' }

const headColumns: readonly ExportColumn<Document | Line>[] = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Trạng thái', width: 12, value: row => statuses[row.status as keyof typeof statuses] },
  { header: 'Nhà cung cấp', width: 36, value: row => row.providerName },
  { header: 'Của phiếu nhập', width: 14, value: row => row.inboundCode },
  { header: 'Lý do', width: 14, value: row => reasons[row.reason as InboundReturnReason] },
  { header: 'Nhận đến ngày', width: 12, format: 'day', value: row => row.deadline },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
  { header: 'Tiền hàng', width: 16, format: 'money', value: row => row.goodsAmount },
  { header: 'Thuế GTGT', width: 14, format: 'money', value: row => row.vatAmount },
  { header: 'Bị trừ', width: 14, format: 'money', value: row => row.deduction },
  { header: 'Được trả lại', width: 16, format: 'money', value: row => row.refundable },
  { header: 'Đã nhận tiền', width: 16, format: 'money', value: row => row.refunded },
  { header: 'Trừ nợ', width: 16, format: 'money', value: row => row.debt },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'Số lô', width: 14, value: row => row.lotNumber },
  { header: 'Hạn dùng', width: 12, format: 'day', value: row => row.expiryDate },
  { header: 'Lấy từ', width: 12, value: row => shelves[row.bucket as StockBucket] },
  { header: 'ĐVT', width: 10, value: row => row.unitName },
  { header: 'Số lượng', width: 12, format: 'money', value: row => row.quantity },
  { header: 'Đơn giá', width: 14, format: 'money', value: row => row.price },
  { header: 'Thành tiền', width: 16, format: 'money', value: row => row.amount },
  { header: 'Thuế suất', width: 10, value: row => (row.vatRate === null ? null : describeVatRate(row.vatRate)) },
  { header: 'Thuế dòng', width: 14, format: 'money', value: row => row.lineVat },
]

/** Only for cost/read. Of a draft it is not known. */
const costColumn: ExportColumn<{ status: string; value: number }> = {
  header: 'Giá vốn',
  width: 16,
  format: 'money',
  value: row => (row.status === 'DRAFT' ? null : row.value),
}

/**
 * The returns of a filter as an Excel file, the last written first: a row each, or `withLines` a row each lot that went
 * back. Throws what exportList refuses.
 */
export function exportReturns(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Phiếu trả hàng', file: 'phieu-tra-hang' }
  const cost = may(actor, { model: 'cost', action: 'read' }) ? [costColumn] : []
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Phiếu trả hàng nhập, từng dòng hàng',
        columns: [...lineColumns, ...cost],
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Phiếu trả hàng nhập',
        columns: [...documentColumns, ...cost],
        read: () => readDocuments(tx, actor, filter),
      })
}

const head = [
  'd.code',
  'd.businessDay',
  'd.status',
  'd.providerName',
  'd.inboundCode',
  'd.reason',
  'd.deadline',
  'd.createdByName',
] as const

const filtered = (tx: Tx, actor: Actor, filter: Filter) =>
  tx.db
    .selectFrom(filterReturns(tx, actor, filter).selectAll().as('d'))
    .select(head)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(mostExported + 1)

const readDocuments = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .select(['d.itemCount', 'd.goodsAmount', 'd.vatAmount'])
    .select(['d.deduction', 'd.refundable', 'd.refunded', 'd.debt', 'd.value', 'd.note'])
    .execute()

const readLines = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .innerJoin('inbound_return_item as i', join =>
      join.onRef('i.storeId', '=', 'd.storeId').onRef('i.inboundReturnId', '=', 'd.id'),
    )
    .select(['i.productCode', 'i.productName', 'i.lotNumber'])
    .select(['i.expiryDate', 'i.bucket', 'i.unitName', 'i.quantity', 'i.price'])
    .select(['i.amount', 'i.vatRate', 'i.vatAmount as lineVat', 'i.value'])
    .orderBy('i.position')
    .execute()
