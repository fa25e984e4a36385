import type { Answer } from '@quay/contract/route'
import type { stockValueRoutes } from '@quay/contract/stock-value/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { stockValueText } from '../../text/stock/stock-value.ts'
import { Link } from '../../ui/button/link.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'

type Row = Answer<typeof stockValueRoutes.list>['items'][number]

const { columns: names } = stockValueText

/** The columns of the list of what the stock was worth. */
export const stockValueColumns: ReadonlyArray<Column<Row>> = [
  titleColumn('product', names.product, row => (
    <Link to={`/products/list/${row.productId}?tab=card`} className="block hover:underline">
      <div className="font-semibold">{row.productName}</div>
      <div className="font-normal text-12 text-ink-3">{row.productCode}</div>
    </Link>
  )),
  figureColumn('quantity', names.quantity, row => `${formatNumber(row.quantity)} ${row.baseUnit.toLowerCase()}`, {
    width: '150px',
    card: 'line2',
  }),
  moneyColumn('cost', names.cost, row => (row.quantity > 0 ? Math.round(row.value / row.quantity) : null), {
    width: '150px',
    hideBelow: 'md',
  }),
  moneyColumn('value', names.value, row => row.value, { strong: true, width: '150px', card: 'amount' }),
]
