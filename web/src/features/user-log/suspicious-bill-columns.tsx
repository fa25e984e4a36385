import type { Answer } from '@quay/contract/route'
import type { userLogRoutes } from '@quay/contract/user-log/routes'
import { DocumentLink } from '../../routing/document-link.tsx'
import { userLogText } from '../../text/setting/user-log.ts'
import type { Column } from '../../ui/table/column.ts'
import { instantColumn, moneyColumn, textColumn } from '../../ui/table/columns.tsx'

type Row = Answer<typeof userLogRoutes.suspiciousBills>['items'][number]

/** The columns of the bills behind a count of suspicions. */
export const suspiciousBillColumns: ReadonlyArray<Column<Row>> = [
  textColumn('code', 'Hóa đơn', row => <DocumentLink kind="bill" id={row.id} code={row.code} />, {
    width: '110px',
    fixed: true,
    card: 'title',
  }),
  instantColumn('at', 'Lúc', row => row.soldAt, { card: 'line2' }),
  { id: 'who', header: 'Người bán', width: '150px', card: 'line2', cell: row => row.sellerName },
  { id: 'branch', header: 'Chi nhánh', width: '130px', hideBelow: 'lg', cell: row => row.branchName },
  textColumn('goods', userLogText.goods, row => <span className="block truncate text-ink-2">{row.goods}</span>, {
    elastic: true,
    hideBelow: 'md',
  }),
  moneyColumn('total', 'Tiền hàng', row => row.totalPrice, { width: '120px', hideBelow: 'md' }),
  moneyColumn('given', userLogText.given, row => row.amount, { width: '120px' }),
  moneyColumn('payable', 'Khách trả', row => row.payable, { width: '120px', card: 'amount' }),
]
