import type { FileAnswer } from '@quay/contract/route'
import type { wantRoutes } from '@quay/contract/want/routes'
import type { Want, WantOutcome } from '@quay/contract/want/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { everyRow } from '../../export/every-row.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { listWants } from './want-queries.ts'

type Body = z.output<(typeof wantRoutes)['export']['body']>

const outcomes: Readonly<Record<WantOutcome, string>> = {
  CALLED: 'Đã gọi khách',
  BOUGHT: 'Khách đã mua',
  DROPPED: 'Thôi không cần',
}

const columns: ReadonlyArray<ExportColumn<Want>> = [
  { header: 'Lúc hỏi', width: 18, format: 'instant', value: row => row.askedAt },
  { header: 'Mã hàng', width: 14, value: row => row.productCode },
  { header: 'Hàng', width: 44, value: row => row.name },
  { header: 'Số lượng', width: 10, format: 'money', value: row => row.quantity },
  { header: 'ĐVT', width: 10, value: row => row.units.find(unit => unit.ratio === 1)?.name ?? null },
  { header: 'Khách', width: 26, value: row => row.customerName },
  { header: 'Điện thoại', width: 14, value: row => row.customerPhone },
  { header: 'Ghi chú', width: 36, value: row => row.note },
  { header: 'Người ghi', width: 22, value: row => row.askedByName },
  { header: 'Trả lời', width: 16, value: row => row.outcome && outcomes[row.outcome] },
  { header: 'Lúc trả lời', width: 18, format: 'instant', value: row => row.answeredAt },
  { header: 'Người trả lời', width: 22, value: row => row.answeredByName },
]

/** What customers asked for, of a filter, as an Excel file. Throws what exportList refuses. */
export const exportWants = (tx: Tx, actor: Actor, { id, ...filter }: Body): Promise<FileAnswer> =>
  exportList(tx, actor, {
    id,
    branchId: filter.branchId,
    sheet: 'Hàng khách hỏi',
    file: 'hang-khach-hoi',
    content: 'Sổ hàng khách hỏi',
    columns,
    read: () => everyRow(page => listWants(tx, actor, { ...filter, ...page })),
  })
