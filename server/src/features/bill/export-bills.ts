import type { billRoutes } from '@quay/contract/bill/routes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { may } from '../../http/rights.ts'
import { filterBills } from './bill-queries.ts'

type Body = z.output<(typeof billRoutes)['export']['body']>
type Filter = Parameters<typeof filterBills>[2]
type Document = Awaited<ReturnType<typeof readDocuments>>[number]
type Line = Awaited<ReturnType<typeof readLines>>[number]

const statuses: Readonly<Record<string, string>> = { SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }

const headColumns: readonly ExportColumn<Document | Line>[] = [
  { header: 'Mã hóa đơn', width: 14, value: row => row.code },
  { header: 'Bán lúc', width: 20, format: 'instant', value: row => row.soldAt },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Trạng thái', width: 12, value: row => statuses[row.status] ?? row.status },
  { header: 'Khách hàng', width: 30, value: row => row.customerName },
  { header: 'Người bán', width: 22, value: row => row.sellerName },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
  { header: 'Tiền hàng', width: 16, format: 'money', value: row => row.totalPrice },
  { header: 'Giảm giá', width: 14, format: 'money', value: row => row.discountAmount },
  { header: 'Khách cần trả', width: 16, format: 'money', value: row => row.payable },
  { header: 'Trong đó thuế GTGT', width: 16, format: 'money', value: row => row.vatAmount },
  { header: 'Đã trả', width: 16, format: 'money', value: row => row.paid },
  { header: 'Còn nợ', width: 16, format: 'money', value: row => row.debt },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'ĐVT', width: 10, value: row => row.unitName },
  { header: 'Số lượng', width: 12, format: 'money', value: row => row.quantity },
  { header: 'Đơn giá', width: 14, format: 'money', value: row => row.price },
  { header: 'Giảm giá dòng', width: 14, format: 'money', value: row => row.lineDiscount },
  { header: 'Phần giảm của hóa đơn', width: 16, format: 'money', value: row => row.orderShare },
  { header: 'Thành tiền', width: 16, format: 'money', value: row => row.net },
  { header: 'Thuế suất', width: 10, value: row => describeVatRate(row.vatRate) },
]

/** Only for profit/read; a cancelled bill earned nothing. */
const profitOf = (amountOf: (row: { payable: number; net: number | null }) => number) => ({
  header: 'Lợi nhuận',
  width: 16,
  format: 'money' as const,
  value: (row: { status: string; payable: number; net: number | null; cost: number }) =>
    row.status === 'CANCELLED' ? 0 : amountOf(row) - row.cost,
})

/**
 * The bills of a filter as an Excel file, the last sold first: a row each, or `withLines` a row each line. Throws what
 * exportList refuses.
 */
export function exportBills(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Hóa đơn', file: 'hoa-don' }
  const seesProfit = may(actor, { model: 'profit', action: 'read' })
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Hóa đơn, từng dòng hàng',
        columns: [...lineColumns, ...(seesProfit ? [profitOf(row => row.net ?? 0)] : [])],
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Hóa đơn',
        columns: [...documentColumns, ...(seesProfit ? [profitOf(row => row.payable)] : [])],
        read: () => readDocuments(tx, actor, filter),
      })
}

const head = ['d.code', 'd.soldAt', 'd.businessDay', 'd.status', 'd.customerName', 'd.sellerName', 'd.payable'] as const

async function filtered(tx: Tx, actor: Actor, filter: Filter) {
  const bills = await filterBills(tx, actor, filter)
  return {
    query: tx.db
      .selectFrom(bills.selectAll().as('d'))
      .select(head)
      .orderBy('d.soldAt', 'desc')
      .orderBy('d.id', 'desc')
      .limit(mostExported + 1),
  }
}

async function readDocuments(tx: Tx, actor: Actor, filter: Filter) {
  const { query } = await filtered(tx, actor, filter)
  return query
    .select(['d.itemCount', 'd.totalPrice', 'd.vatAmount'])
    .select(['d.paid', 'd.debt', 'd.note', 'd.cost'])
    .select(sql<number>`d.line_discount + d.order_discount + d.points_amount`.as('discountAmount'))
    .select(sql<null>`null`.as('net'))
    .execute()
}

async function readLines(tx: Tx, actor: Actor, filter: Filter) {
  const { query } = await filtered(tx, actor, filter)
  return query
    .innerJoin('bill_item as i', join => join.onRef('i.storeId', '=', 'd.storeId').onRef('i.billId', '=', 'd.id'))
    .select(['i.productCode', 'i.productName', 'i.unitName'])
    .select(['i.quantity', 'i.unitPrice as price', 'i.lineDiscount', 'i.orderShare'])
    .select(['i.net', 'i.vatRate', 'i.cost'])
    .orderBy('i.position')
    .execute()
}
