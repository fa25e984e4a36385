import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { filterInbounds } from './inbound-queries.ts'

type Body = z.output<(typeof inboundRoutes)['export']['body']>
type Document = Awaited<ReturnType<typeof readDocuments>>[number]
type Line = Awaited<ReturnType<typeof readLines>>[number]

const statuses = { DRAFT: 'Phiếu tạm', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' } as const
const kinds = { PURCHASE: 'Mua hàng', OPENING: 'Tồn đầu kỳ' } as const

const headColumns: readonly ExportColumn<Document | Line>[] = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Loại phiếu', width: 12, value: row => kinds[row.kind as keyof typeof kinds] },
  { header: 'Trạng thái', width: 12, value: row => statuses[row.status as keyof typeof statuses] },
  { header: 'Nhà cung cấp', width: 36, value: row => row.providerName },
  { header: 'Số hóa đơn', width: 14, value: row => row.invoiceNumber },
  { header: 'Ngày hóa đơn', width: 12, format: 'day', value: row => row.invoiceDate },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
  { header: 'Người nhận hàng', width: 22, value: row => row.receiverName },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
  { header: 'Tiền hàng', width: 16, format: 'money', value: row => row.goodsAmount },
  { header: 'Giảm giá', width: 14, format: 'money', value: row => row.discountAmount },
  { header: 'Thuế GTGT', width: 14, format: 'money', value: row => row.vatAmount },
  { header: 'Cần trả', width: 16, format: 'money', value: row => row.payable },
  { header: 'Đã trả', width: 16, format: 'money', value: row => row.paid },
  { header: 'Còn nợ', width: 16, format: 'money', value: row => row.debt },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

/** Amounts of a line stand in the row of its first lot, so that a column adds up. */
const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'ĐVT', width: 10, value: row => row.unitName },
  { header: 'Số lô', width: 14, value: row => row.lotNumber },
  { header: 'Hạn dùng', width: 12, format: 'day', value: row => row.expiryDate },
  { header: 'Số lượng', width: 12, format: 'money', value: row => row.lotQuantity ?? row.quantity },
  { header: 'Trong đó tặng', width: 12, format: 'money', value: row => (row.isFirst ? row.bonusQuantity : null) },
  { header: 'Đơn giá', width: 14, format: 'money', value: row => row.price },
  { header: 'Giảm giá dòng', width: 14, format: 'money', value: row => (row.isFirst ? row.lineDiscount : null) },
  { header: 'Thuế suất', width: 10, value: row => (row.vatRate === null ? null : describeVatRate(row.vatRate)) },
  { header: 'Thuế dòng', width: 14, format: 'money', value: row => (row.isFirst ? row.lineVat : null) },
  { header: 'Thành tiền dòng', width: 16, format: 'money', value: row => (row.isFirst ? row.netAmount : null) },
]

/**
 * The imports of a filter as an Excel file, the last written first: a row each, or `withLines` a row each lot of each line.
 * Throws what exportList refuses.
 */
export function exportInbounds(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Phiếu nhập', file: 'phieu-nhap' }
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Phiếu nhập, từng dòng hàng',
        columns: lineColumns,
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Phiếu nhập',
        columns: documentColumns,
        read: () => readDocuments(tx, actor, filter),
      })
}

type Filter = Parameters<typeof filterInbounds>[2]

const head = [
  'd.code',
  'd.businessDay',
  'd.kind',
  'd.status',
  'd.providerName',
  'd.invoiceNumber',
  'd.invoiceDate',
  'd.createdByName',
  'd.receiverName',
] as const

const filtered = (tx: Tx, actor: Actor, filter: Filter) =>
  tx.db
    .selectFrom(filterInbounds(tx, actor, filter).selectAll().as('d'))
    .select(head)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(mostExported + 1)

const readDocuments = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .select(['d.itemCount', 'd.goodsAmount', 'd.discountAmount'])
    .select(['d.vatAmount', 'd.payable', 'd.paid', 'd.debt', 'd.note'])
    .execute()

async function readLines(tx: Tx, actor: Actor, filter: Filter) {
  const rows = await filtered(tx, actor, filter)
    .innerJoin('inbound_item as i', join => join.onRef('i.storeId', '=', 'd.storeId').onRef('i.inboundId', '=', 'd.id'))
    .leftJoin('inbound_lot as l', join => join.onRef('l.storeId', '=', 'i.storeId').onRef('l.itemId', '=', 'i.id'))
    .select(['i.id as itemId', 'i.productCode', 'i.productName'])
    .select(['i.unitName', 'i.quantity', 'i.bonusQuantity', 'i.price'])
    .select(['i.discountAmount as lineDiscount', 'i.vatRate', 'i.vatAmount as lineVat'])
    .select(['i.netAmount', 'l.lotNumber', 'l.expiryDate'])
    .select('l.quantity as lotQuantity')
    .orderBy('i.position')
    .orderBy('l.position')
    .execute()
  return rows.map((row, place) => ({ ...row, isFirst: rows[place - 1]?.itemId !== row.itemId }))
}
