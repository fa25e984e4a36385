import type { ShiftSummary } from '@quay/contract/shift/shapes'
import type { ListFile } from '../../export/export-pages.ts'

/** Shifts of a filter as an Excel file. */
export const shiftFile: ListFile<ShiftSummary> = {
  sheet: 'Ca bán hàng',
  file: 'ca-ban-hang',
  content: 'Danh sách ca bán hàng',
  columns: [
    { header: 'Ca', width: 12, value: row => row.code },
    { header: 'Ngày', width: 12, format: 'day', value: row => row.businessDay },
    { header: 'Quầy', width: 18, value: row => row.deviceName },
    { header: 'Người giữ ca', width: 24, value: row => row.heldByName },
    { header: 'Mở lúc', width: 20, format: 'instant', value: row => row.openedAt },
    { header: 'Chốt lúc', width: 20, format: 'instant', value: row => row.closedAt },
    { header: 'Người chốt', width: 24, value: row => row.closedByName },
    { header: 'Số hóa đơn', width: 12, format: 'money', value: row => row.billCount },
    { header: 'Tiền đầu ca', width: 16, format: 'money', value: row => row.openingFloat },
    { header: 'Phải có', width: 16, format: 'money', value: row => row.expected },
    { header: 'Đếm được', width: 16, format: 'money', value: row => row.counted },
    { header: 'Chênh lệch', width: 16, format: 'money', value: row => row.difference },
    { header: 'Lý do', width: 36, value: row => row.reason },
    { header: 'Cất vào két', width: 16, format: 'money', value: row => row.taken },
  ],
}
