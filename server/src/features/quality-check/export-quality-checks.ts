import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { Answer } from '@quay/contract/route'
import type { ListFile } from '../../export/export-pages.ts'

type Row = Answer<(typeof qualityCheckRoutes)['list']>['items'][number]

const statuses = { DRAFT: 'Đang kiểm tra', SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }

/** Monthly checks of quality of a filter as an Excel file. */
export const qualityFile: ListFile<Row> = {
  sheet: 'Kiểm tra chất lượng',
  file: 'kiem-tra-chat-luong',
  content: 'Phiếu kiểm tra chất lượng',
  columns: [
    { header: 'Mã phiếu', width: 14, value: row => row.code },
    { header: 'Tháng', width: 10, value: row => row.month.split('-').reverse().join('/') },
    { header: 'Trạng thái', width: 14, value: row => statuses[row.status] },
    { header: 'Số lô', width: 10, format: 'money', value: row => row.lineCount },
    { header: 'Đã kiểm', width: 10, format: 'money', value: row => row.doneCount },
    { header: 'Không đạt', width: 10, format: 'money', value: row => row.failedCount },
    { header: 'Người lập', width: 22, value: row => row.createdByName },
    { header: 'Lúc lập', width: 18, format: 'instant', value: row => row.createdAt },
    { header: 'Hoàn thành lúc', width: 18, format: 'instant', value: row => row.postedAt },
  ],
}
