import type { DocumentStatus } from '@quay/contract/enumeration'
import type { FileAnswer } from '@quay/contract/route'
import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import type { TransferOrigin, TransferStatus } from '@quay/contract/stock-transfer/shapes'
import { mostExported } from '@quay/contract/user-log/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { may } from '../../http/rights.ts'
import { endsSql, transferConditions } from './transfer-queries.ts'

type Body = z.output<(typeof transferRoutes)['export']['body']>
type Filter = Parameters<typeof transferConditions>[2]

interface Head {
  code: string
  businessDay: string
  status: DocumentStatus
  transferStatus: TransferStatus | null
  origin: TransferOrigin
  needsApproval: boolean
  branchName: string
  targetBranchName: string
  createdByName: string
  sentByName: string | null
  postedAt: string | null
  receivedByName: string | null
  receivedAt: string | null
}
interface Document extends Head {
  itemCount: number
  priceTotal: number | null
  value: number
  receivedValue: number
  damagedValue: number
  lostValue: number
  carrier: string | null
  note: string | null
  lossReason: string | null
  lossParty: string | null
}
/** A lot of a line, or a line that has none yet. What is told of a lot is in base units. */
interface Line extends Head {
  productCode: string
  productName: string
  unitName: string
  requested: number | null
  quantity: number | null
  baseUnitName: string
  lotNumber: string | null
  expiryDate: string | null
  sent: number | null
  received: number | null
  damaged: number | null
  back: number | null
  lost: number | null
  value: number | null
}

const headColumns: readonly ExportColumn<Head>[] = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
  { header: 'Trạng thái', width: 14, value: stateOf },
  { header: 'Nơi gửi', width: 28, value: row => row.branchName },
  { header: 'Nơi nhận', width: 28, value: row => row.targetBranchName },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
  { header: 'Người gửi', width: 22, value: row => row.sentByName },
  { header: 'Gửi lúc', width: 20, format: 'instant', value: row => row.postedAt },
  { header: 'Người nhận', width: 22, value: row => row.receivedByName },
  { header: 'Nhận lúc', width: 20, format: 'instant', value: row => row.receivedAt },
]

const documentColumns: readonly ExportColumn<Document>[] = [
  ...headColumns,
  { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
  { header: 'Tiền theo giá chuyển', width: 18, format: 'money', value: row => row.priceTotal },
  { header: 'Người, xe vận chuyển', width: 24, value: row => row.carrier },
  { header: 'Ghi chú', width: 36, value: row => row.note },
  { header: 'Lý do mất', width: 30, value: row => row.lossReason },
  { header: 'Người chịu trách nhiệm', width: 24, value: row => row.lossParty },
]
const documentCosts: readonly ExportColumn<Document>[] = [
  { header: 'Giá vốn gửi đi', width: 16, format: 'money', value: row => row.value },
  { header: 'Giá vốn đã nhận', width: 16, format: 'money', value: row => row.receivedValue },
  { header: 'Giá vốn hàng hỏng', width: 16, format: 'money', value: row => row.damagedValue },
  { header: 'Giá vốn hàng mất', width: 16, format: 'money', value: row => row.lostValue },
]

const lineColumns: readonly ExportColumn<Line>[] = [
  ...headColumns,
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Tên hàng', width: 48, value: row => row.productName },
  { header: 'ĐVT', width: 10, value: row => row.unitName },
  { header: 'Yêu cầu', width: 12, format: 'money', value: row => row.requested },
  { header: 'Số lượng', width: 12, format: 'money', value: row => row.quantity },
  { header: 'Số lô', width: 14, value: row => row.lotNumber },
  { header: 'Hạn dùng', width: 12, format: 'day', value: row => row.expiryDate },
  { header: 'ĐVT cơ bản', width: 12, value: row => row.baseUnitName },
  { header: 'Gửi (cơ bản)', width: 12, format: 'money', value: row => row.sent },
  { header: 'Thực nhận (cơ bản)', width: 14, format: 'money', value: row => row.received },
  { header: 'Trong đó hỏng', width: 12, format: 'money', value: row => row.damaged },
  { header: 'Về kho gửi', width: 12, format: 'money', value: row => row.back },
  { header: 'Mất trên đường', width: 12, format: 'money', value: row => row.lost },
]
const lineCosts: readonly ExportColumn<Line>[] = [
  { header: 'Giá vốn', width: 16, format: 'money', value: row => row.value },
]

/**
 * The transfers of a filter as an Excel file, the last written first: a row each, or `withLines` a row each lot of each line.
 * What goods cost is there with cost/read only. Throws what exportList refuses.
 */
export function exportTransfers(tx: Tx, actor: Actor, { id, withLines, ...filter }: Body): Promise<FileAnswer> {
  const list = { id, branchId: filter.branchId, sheet: 'Phiếu chuyển kho', file: 'phieu-chuyen-kho' }
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return withLines
    ? exportList(tx, actor, {
        ...list,
        content: 'Phiếu chuyển kho, từng dòng hàng',
        columns: [...lineColumns, ...(seesCost ? lineCosts : [])],
        read: () => readLines(tx, actor, filter),
      })
    : exportList(tx, actor, {
        ...list,
        content: 'Phiếu chuyển kho',
        columns: [...documentColumns, ...(seesCost ? documentCosts : [])],
        read: () => readDocuments(tx, actor, filter),
      })
}

function stateOf({ status, transferStatus, origin, needsApproval }: Head): string {
  if (transferStatus) return { MOVING: 'Đang chuyển', RECEIVED: 'Đã nhận' }[transferStatus]
  if (status === 'CANCELLED') return 'Đã hủy'
  return origin === 'REQUEST' ? 'Chờ xác nhận' : needsApproval ? 'Chờ duyệt' : 'Phiếu tạm'
}

const headSql = sql.raw(`t.code, t.business_day, t.status, t.transfer_status, t.origin,
  t.needs_approval, s.name as branch_name, g.name as target_branch_name, t.created_by_name,
  t.sent_by_name, t.posted_at, t.received_by_name, t.received_at`)

async function readDocuments(tx: Tx, actor: Actor, filter: Filter) {
  const { rows } = await sql<Document>`
    select ${headSql}, t.item_count, t.price_total, t.value, t.received_value,
      t.damaged_value, t.lost_value, t.carrier, t.note, t.loss_reason,
      t.loss_party
    from stock_transfer t ${endsSql} where ${sql.join(transferConditions(tx, actor, filter), sql` and `)}
    order by t.created_at desc, t.id desc limit ${mostExported + 1}`.execute(tx.db)
  return rows
}

/** What a line asks for and has stands in the row of its first lot, so that a column adds up. */
const first = sql.raw('row_number() over (partition by i.id order by l.expiry_date nulls last, l.id) = 1')

async function readLines(tx: Tx, actor: Actor, filter: Filter) {
  const { rows } = await sql<Line>`
    select ${headSql}, i.product_code, i.product_name, i.unit_name,
      case when ${first} then i.requested_quantity end as requested, case when ${first} then i.quantity end as quantity, u.name as base_unit_name, l.lot_number,
      l.expiry_date, case when t.status = 'SUCCEED' then l.quantity end as sent, l.received_quantity as received, l.damaged_quantity as damaged,
      l.back_quantity as back, l.lost_quantity as lost, case when t.status = 'SUCCEED' then l.value end as value
    from stock_transfer t ${endsSql}
    join stock_transfer_item i on i.store_id = t.store_id and i.stock_transfer_id = t.id
    join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base
    left join stock_transfer_lot l on l.store_id = i.store_id and l.item_id = i.id
    where ${sql.join(transferConditions(tx, actor, filter), sql` and `)}
    order by t.created_at desc, t.id desc, i.position, l.expiry_date nulls last, l.id limit ${mostExported + 1}`.execute(
    tx.db,
  )
  return rows
}
