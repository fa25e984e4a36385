import type { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { OrderProgress } from '@quay/contract/purchase-order/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { mostExported } from '@quay/contract/user-log/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { orderConditions } from './order-queries.ts'

type Body = z.output<(typeof purchaseOrderRoutes)['export']['body']>
type Filter = Parameters<typeof orderConditions>[2]

interface Head {
  code: string
  businessDay: string
  progress: OrderProgress
  providerName: string
  expectedDate: string | null
  createdByName: string
  confirmedByName: string | null
}
interface Document extends Head {
  itemCount: number
  goodsAmount: number
  vatAmount: number
  payable: number
  note: string | null
  closeReason: string | null
}
interface Line extends Head {
  productCode: string
  productName: string
  unitName: string
  quantity: number
  price: number
  vatRate: number | null
  amount: number
  vatAmount: number
  baseUnitName: string
  baseQuantity: number
  receivedQuantity: number
  lineNote: string | null
}

const progresses: Readonly<Record<OrderProgress, string>> = {
  DRAFT: 'Phiếu tạm',
  CONFIRMED: 'Đã đặt',
  PARTIAL: 'Nhận một phần',
  DONE: 'Đã xong',
  CANCELLED: 'Đã hủy',
}

const headColumns: readonly ExportColumn<Head>[] = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Tiến độ', width: 16, value: row => progresses[row.progress] },
  { header: 'Nhà cung cấp', width: 36, value: row => row.providerName },
  { header: 'Hẹn giao', width: 12, format: 'day', value: row => row.expectedDate },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
  { header: 'Người đặt', width: 22, value: row => row.confirmedByName },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
  { header: 'Tiền hàng', width: 16, format: 'money', value: row => row.goodsAmount },
  { header: 'Thuế GTGT', width: 14, format: 'money', value: row => row.vatAmount },
  { header: 'Tổng tiền', width: 16, format: 'money', value: row => row.payable },
  { header: 'Ghi chú', width: 36, value: row => row.note },
  { header: 'Lý do kết thúc', width: 36, value: row => row.closeReason },
]

/** What came is counted in base units: it need not come in the unit that was ordered. */
const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'ĐVT', width: 10, value: row => row.unitName },
  { header: 'Số lượng đặt', width: 12, format: 'money', value: row => row.quantity },
  { header: 'Giá dự kiến', width: 14, format: 'money', value: row => row.price },
  { header: 'Thuế suất', width: 10, value: row => (row.vatRate === null ? null : describeVatRate(row.vatRate)) },
  { header: 'Thành tiền', width: 16, format: 'money', value: row => row.amount },
  { header: 'Thuế dòng', width: 14, format: 'money', value: row => row.vatAmount },
  { header: 'ĐVT cơ bản', width: 12, value: row => row.baseUnitName },
  { header: 'Đặt (cơ bản)', width: 12, format: 'money', value: row => row.baseQuantity },
  { header: 'Đã nhận (cơ bản)', width: 14, format: 'money', value: row => row.receivedQuantity },
  {
    header: 'Còn thiếu (cơ bản)',
    width: 14,
    format: 'money',
    value: row => Math.max(0, row.baseQuantity - row.receivedQuantity),
  },
  { header: 'Ghi chú dòng', width: 30, value: row => row.lineNote },
]

/**
 * The orders of a filter as an Excel file, the last written first: a row each, or `withLines` a row each line with what of
 * it came. Throws what exportList refuses.
 */
export function exportOrders(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Phiếu đặt hàng', file: 'phieu-dat-hang' }
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Phiếu đặt hàng, từng dòng hàng',
        columns: lineColumns,
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Phiếu đặt hàng',
        columns: documentColumns,
        read: () => readDocuments(tx, actor, filter),
      })
}

const headSql = sql.raw(`o.code, o.business_day, o.progress, o.provider_name,
  o.expected_date, o.created_by_name, o.confirmed_by_name`)

async function readDocuments(tx: Tx, actor: Actor, filter: Filter) {
  const { where } = await orderConditions(tx, actor, filter)
  const { rows } = await sql<Document>`
    select ${headSql}, o.item_count, o.goods_amount, o.vat_amount, o.payable,
      o.note, o.close_reason
    from purchase_order o where ${sql.join(where, sql` and `)}
    order by o.created_at desc, o.id desc limit ${mostExported + 1}`.execute(tx.db)
  return rows
}

async function readLines(tx: Tx, actor: Actor, filter: Filter) {
  const { where } = await orderConditions(tx, actor, filter)
  const { rows } = await sql<Line>`
    select ${headSql}, i.product_code, i.product_name, i.unit_name, i.quantity,
      i.price, i.vat_rate, i.amount, i.vat_amount, u.name as base_unit_name,
      i.base_quantity, i.received_quantity, i.note as line_note
    from purchase_order o
    join purchase_order_item i on i.store_id = o.store_id and i.purchase_order_id = o.id
    join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base
    where ${sql.join(where, sql` and `)}
    order by o.created_at desc, o.id desc, i.position limit ${mostExported + 1}`.execute(tx.db)
  return rows
}
