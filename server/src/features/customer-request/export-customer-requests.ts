import type { CustomerRequest, CustomerRequestOutcome } from '@quay/contract/customer-request/shapes'
import type { ListFile } from '../../export/export-pages.ts'

const outcomes: Readonly<Record<CustomerRequestOutcome, string>> = {
  CALLED: 'Đã gọi khách',
  BOUGHT: 'Khách đã mua',
  DROPPED: 'Không cần nữa',
}

/** What customers asked for, of a filter, as an Excel file. */
export const customerRequestFile: ListFile<CustomerRequest> = {
  sheet: 'Hàng khách hỏi',
  file: 'hang-khach-hoi',
  content: 'Sổ hàng khách hỏi',
  columns: [
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
  ],
}
