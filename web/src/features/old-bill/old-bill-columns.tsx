import type { oldBillRoutes } from '@quay/contract/old-bill/routes'
import type { Answer } from '@quay/contract/route'
import { walkInCustomer } from '../../text/bill/bill.ts'
import { oldBillText } from '../../text/bill/old-bill.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, instantColumn, moneyColumn, textColumn, totalColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = oldBillText

type Row = Answer<typeof oldBillRoutes.list>['items'][number]

/** The columns of the list of old bills. */
export const oldBillColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/transactions/old-bill/${row.id}`, { width: '120px', card: 'title' }),
  instantColumn('soldAt', names.soldAt, row => row.soldAt, { card: 'line2' }),
  textColumn(
    'customer',
    names.customer,
    row => (
      <TwoLines
        title={row.customerName ?? walkInCustomer}
        detail={[oldBillText.items(row.itemCount), row.note].filter(Boolean).join(' · ')}
      />
    ),
    { elastic: true, card: 'line2' },
  ),
  textColumn('seller', names.seller, row => row.sellerName, { width: '160px', hideBelow: 'lg' }),
  moneyColumn('discount', names.discount, row => row.discount, { width: '110px', hideBelow: 'md' }),
  totalColumn('payable', names.payable, row => row.payable, { width: '130px' }),
]
