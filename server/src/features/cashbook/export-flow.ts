import { cashEntryKindText } from '@quay/contract/money/entry-kind-text'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import type { ListFile } from '../../export/export-pages.ts'

/** Where the money of a period came from and went to, as an Excel file: a row each kind. */
export const flowFile: ListFile<Answer<(typeof cashbookRoutes)['flow']>['items'][number]> = {
  sheet: 'Dòng tiền',
  file: 'dong-tien',
  content: 'Dòng tiền',
  report: {
    title: 'Dòng tiền',
    filters: { accountId: 'Quỹ', kind: ['Loại quỹ', { CASH: 'Tiền mặt', BANK: 'Ngân hàng', WALLET: 'Ví điện tử' }] },
  },
  columns: [
    { header: 'Loại thu chi', width: 36, value: row => row.voucherKind ?? cashEntryKindText[row.kind] },
    { header: 'Thu', width: 16, format: 'money', value: row => row.in },
    { header: 'Chi', width: 16, format: 'money', value: row => row.out },
    { header: 'Thu trừ chi', width: 16, format: 'money', value: row => row.in - row.out },
  ],
}
