import type { doctorRoutes } from '@quay/contract/doctor/routes'
import type { Doctor } from '@quay/contract/doctor/shapes'
import type { FileAnswer } from '@quay/contract/route'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/transaction.ts'
import { everyRow } from '../../export/every-row.ts'
import { exportList } from '../../export/export-list.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import { listDoctors } from './doctor-queries.ts'

type Body = z.output<(typeof doctorRoutes)['export']['body']>

const columns: ReadonlyArray<ExportColumn<Doctor>> = [
  { header: 'Mã', width: 14, value: row => row.code },
  { header: 'Học vị', width: 14, value: row => row.degree },
  { header: 'Tên', width: 30, value: row => row.name },
  { header: 'Chuyên khoa', width: 24, value: row => row.specialty },
  { header: 'Nơi công tác', width: 36, value: row => row.workplace },
  { header: 'Điện thoại', width: 14, value: row => row.phone },
  { header: 'Số liều mẫu', width: 12, format: 'money', value: row => row.sampleCount },
  { header: 'Trạng thái', width: 14, value: row => (row.isActive === 1 ? 'Đang dùng' : 'Ngưng dùng') },
  { header: 'Ghi chú', width: 36, value: row => row.note },
]

/** Doctors of a filter as an Excel file. Throws what exportList refuses. */
export const exportDoctors = (tx: Tx, actor: Actor, { id, ...filter }: Body): Promise<FileAnswer> =>
  exportList(tx, actor, {
    id,
    branchId: undefined,
    sheet: 'Bác sĩ',
    file: 'bac-si',
    content: 'Danh sách bác sĩ',
    columns,
    read: () => everyRow(page => listDoctors(tx, { ...filter, ...page })),
  })
