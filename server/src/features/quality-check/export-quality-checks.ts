import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { Answer, FileAnswer } from '@quay/contract/route'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { everyRow } from '../../export/every-row.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { listQualityChecks } from './quality-queries.ts'

type Body = z.output<(typeof qualityCheckRoutes)['export']['body']>
type Row = Answer<(typeof qualityCheckRoutes)['list']>['items'][number]

const statuses = { DRAFT: 'Đang kiểm tra', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }

const columns: ReadonlyArray<ExportColumn<Row>> = [
  { header: 'Mã phiếu', width: 14, value: row => row.code },
  { header: 'Tháng', width: 10, value: row => row.month.split('-').reverse().join('/') },
  { header: 'Trạng thái', width: 14, value: row => statuses[row.status] },
  { header: 'Số lô', width: 10, format: 'money', value: row => row.lineCount },
  { header: 'Đã kiểm', width: 10, format: 'money', value: row => row.doneCount },
  { header: 'Không đạt', width: 10, format: 'money', value: row => row.failedCount },
  { header: 'Người lập', width: 22, value: row => row.createdByName },
  { header: 'Lúc lập', width: 18, format: 'instant', value: row => row.createdAt },
  { header: 'Hoàn thành lúc', width: 18, format: 'instant', value: row => row.postedAt },
]

/** Monthly checks of quality of a filter as an Excel file. Throws what exportList refuses. */
export const exportQualityChecks = (tx: Tx, actor: Actor, { id, ...filter }: Body): Promise<FileAnswer> =>
  exportList(tx, actor, {
    id,
    branchId: filter.branchId,
    sheet: 'Kiểm tra chất lượng',
    file: 'kiem-tra-chat-luong',
    content: 'Phiếu kiểm tra chất lượng',
    columns,
    read: () => everyRow(page => listQualityChecks(tx, actor, { ...filter, ...page })),
  })
