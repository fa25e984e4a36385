import { type FlagKind, flagKinds } from '@quay/contract/document-flag/kinds'
import type { ListFile } from '../../export/export-pages.ts'
import type { listFlags } from './flag-queries.ts'

type Row = Awaited<ReturnType<typeof listFlags>>['items'][number]

/** Documents to look at, as an Excel file: a row each flag. */
export const flagFile: ListFile<Row> = {
  sheet: 'Hóa đơn cần xem',
  file: 'hoa-don-can-xem',
  content: 'Hóa đơn cần xem',
  columns: [
    {
      header: 'Loại',
      width: 26,
      value: row => (Object.hasOwn(flagKinds, row.kind) ? flagKinds[row.kind as FlagKind].name : row.kind),
    },
    { header: 'Điều cần xem', width: 60, value: row => row.sentence },
    { header: 'Chứng từ', width: 14, value: row => row.documentCode },
    { header: 'Số trên giấy', width: 16, value: row => row.localNumber },
    { header: 'Bán lúc', width: 20, format: 'instant', value: row => row.soldAt },
    { header: 'Số tiền', width: 16, format: 'money', value: row => row.amount },
    { header: 'Người bán', width: 22, value: row => row.sellerName },
    { header: 'Máy', width: 16, value: row => row.deviceName },
    { header: 'Khách hàng', width: 28, value: row => row.customerName },
    { header: 'Xử lý lúc', width: 20, format: 'instant', value: row => row.settledAt },
    { header: 'Người xử lý', width: 22, value: row => row.settledByName },
    { header: 'Ghi chú', width: 36, value: row => row.note },
  ],
}
