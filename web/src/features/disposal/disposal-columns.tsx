import type { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Answer } from '@quay/contract/route'
import { postedAtColumn } from '../../document/list-columns.tsx'
import { disposalText } from '../../text/stock/disposal.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, countColumn, moneyColumn, statusColumn } from '../../ui/table/columns.tsx'

type Row = Answer<typeof disposalRoutes.list>['items'][number]

const { columns: names, reasons } = disposalText

/** The columns of the list of disposals. */
export const disposalColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/products/disposal/${row.id}`),
  postedAtColumn(names.at),
  { id: 'reason', header: names.reason, elastic: true, card: 'title', cell: row => reasons[row.reason] },
  { id: 'who', header: names.who, width: '180px', hideBelow: 'md', cell: row => row.createdByName },
  countColumn('items', names.items, row => row.itemCount, { width: '90px', card: 'line2' }),
  moneyColumn('value', names.value, row => (row.status === 'DRAFT' ? null : row.value), {
    strong: true,
    width: '130px',
    card: 'amount',
  }),
  statusColumn(names.status),
]
