import type { FileAnswer } from '@quay/contract/route'
import type { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import type { SampleSummary } from '@quay/contract/sample-medicine/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { everyRow } from '../../export/every-row.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { listSamples } from './sample-queries.ts'

type Body = z.output<(typeof sampleMedicineRoutes)['export']['body']>

const columns: ReadonlyArray<ExportColumn<SampleSummary>> = [
  { header: 'Mã', width: 14, value: row => row.code },
  { header: 'Tên liều', width: 36, value: row => row.name },
  { header: 'Bệnh', width: 24, value: row => row.disease },
  { header: 'Bác sĩ', width: 26, value: row => row.doctorName },
  { header: 'Thành phần', width: 60, value: row => row.components.join('; ') },
  { header: 'Giá một liều', width: 14, format: 'money', value: row => row.price },
  { header: 'Số liều bán được', width: 14, format: 'money', value: row => row.most },
  { header: 'Trạng thái', width: 14, value: row => (row.isActive === 1 ? 'Đang dùng' : 'Ngưng dùng') },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

/** Templates of liều of a filter as an Excel file, with how many a branch can hand out. Throws what exportList refuses. */
export const exportSamples = (tx: Tx, actor: Actor, { id, ...filter }: Body): Promise<FileAnswer> =>
  exportList(tx, actor, {
    id,
    branchId: filter.branchId,
    sheet: 'Liều mẫu',
    file: 'lieu-mau',
    content: 'Liều mẫu',
    columns,
    read: () => everyRow(page => listSamples(tx, actor, { ...filter, ...page })),
  })
