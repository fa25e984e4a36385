import type { oldBillRoutes } from '@quay/contract/old-bill/routes'
import type { Output } from '@quay/contract/route'
import type { ListFile } from '../../export/export-pages.ts'

/** Bills of another program as an Excel file, a row each. */
export const oldBillFile: ListFile<Output<(typeof oldBillRoutes)['list']>['items'][number]> = {
  sheet: 'Hóa đơn cũ',
  file: 'hoa-don-cu',
  content: 'Hóa đơn của phần mềm cũ',
  columns: [
    { header: 'Mã', width: 16, value: row => row.code },
    { header: 'Bán lúc', width: 20, format: 'instant', value: row => row.soldAt },
    { header: 'Khách hàng', width: 28, value: row => row.customerName },
    { header: 'Người bán', width: 22, value: row => row.sellerName },
    { header: 'Số mặt hàng', width: 12, format: 'money', value: row => row.itemCount },
    { header: 'Giảm giá', width: 16, format: 'money', value: row => row.discount },
    { header: 'Khách cần trả', width: 16, format: 'money', value: row => row.payable },
    { header: 'Ghi chú', width: 36, value: row => row.note },
  ],
}
