import type { ListFile } from '../../export/export-pages.ts'
import type { Suggestion } from './reorder-queries.ts'

/** What is to be ordered as an Excel file, by provider: for who orders by mail or phone. */
export const reorderFile: ListFile<Suggestion> = {
  sheet: 'Dự trù đặt hàng',
  file: 'du-tru-dat-hang',
  content: 'Dự trù đặt hàng',
  columns: [
    { header: 'Nhà cung cấp', width: 30, value: row => row.providerName },
    { header: 'Mã hàng', width: 14, value: row => row.productCode },
    { header: 'Tên hàng', width: 40, value: row => row.productName },
    { header: 'Số lượng đặt', width: 12, format: 'money', value: row => row.quantity },
    { header: 'Đơn vị', width: 12, value: row => row.unitName },
    { header: 'Đơn giá', width: 14, format: 'money', value: row => row.price },
    { header: 'Thành tiền', width: 16, format: 'money', value: row => row.quantity * row.price },
    { header: 'Tồn kho', width: 12, format: 'money', value: row => row.onHand },
    { header: 'Đang đặt', width: 12, format: 'money', value: row => row.onOrder },
    { header: 'Đã bán trong kỳ', width: 14, format: 'money', value: row => row.sold },
    { header: 'Còn đủ (ngày)', width: 14, format: 'money', value: row => row.daysLeft },
  ],
}
