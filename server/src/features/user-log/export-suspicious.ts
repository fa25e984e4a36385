import { suspicionKinds, suspicions } from '@quay/contract/log/suspicion'
import type { ListFile } from '../../export/export-pages.ts'
import type { ExportColumn } from '../../export/write-xlsx.ts'
import type { listSuspiciousBills, readSuspicious } from './suspicious-queries.ts'

type Person = Awaited<ReturnType<typeof readSuspicious>>['items'][number]

const signColumns = suspicionKinds.flatMap((sign): ExportColumn<Person>[] => [
  { header: suspicions[sign].label, width: 14, format: 'money', value: row => row.signs[sign]?.count ?? null },
  {
    header: `${suspicions[sign].label}: tiền`,
    width: 16,
    format: 'money',
    value: row => row.signs[sign]?.amount || null,
  },
])

/** What an owner looks twice at, by employee, as an Excel file. */
export const suspiciousFile: ListFile<Person> = {
  sheet: 'Dấu hiệu bất thường',
  file: 'dau-hieu-bat-thuong',
  content: 'Dấu hiệu bất thường theo nhân viên',
  columns: [
    { header: 'Nhân viên', width: 28, value: row => row.employeeName },
    { header: 'Số hóa đơn', width: 12, format: 'money', value: row => row.billCount },
    ...signColumns,
  ],
}

/** The bills behind a count, as an Excel file. */
export const suspiciousBillFile: ListFile<Awaited<ReturnType<typeof listSuspiciousBills>>['items'][number]> = {
  sheet: 'Hóa đơn bất thường',
  file: 'hoa-don-bat-thuong',
  content: 'Hóa đơn có dấu hiệu bất thường',
  columns: [
    { header: 'Hóa đơn', width: 14, value: row => row.code },
    { header: 'Bán lúc', width: 20, format: 'instant', value: row => row.soldAt },
    { header: 'Người bán', width: 22, value: row => row.sellerName },
    { header: 'Chi nhánh', width: 22, value: row => row.branchName },
    { header: 'Hàng', width: 60, value: row => row.goods },
    { header: 'Tiền hàng', width: 16, format: 'money', value: row => row.totalPrice },
    { header: 'Đã giảm', width: 16, format: 'money', value: row => row.amount },
    { header: 'Khách trả', width: 16, format: 'money', value: row => row.payable },
  ],
}
