import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { Answer } from '@quay/contract/route'
import { partnerColumn, postedAtColumn } from '../../document/list-columns.tsx'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, moneyColumn, statusColumn, totalColumn } from '../../ui/table/columns.tsx'
import { reportColumn } from '../../ui/table/report-column.tsx'

type Row = Answer<typeof inboundReturnRoutes.list>['items'][number]

const { columns: names, reasons } = inboundReturnText

/** The columns of the list of returns. */
export const returnColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/products/return/${row.id}`),
  postedAtColumn(names.at),
  partnerColumn(
    names.provider,
    row => row.providerName,
    row => [names.items(row.itemCount), row.inboundCode && names.source(row.inboundCode)],
  ),
  { id: 'reason', header: names.reason, width: '112px', card: 'line2', cell: row => reasons[row.reason] },
  totalColumn('refundable', names.refundable, row => row.refundable, { width: '108px' }),
  moneyColumn('refunded', names.refunded, row => row.refunded, { width: '108px', hideBelow: 'lg' }),
  moneyColumn('debt', names.debt, row => row.debt, { width: '104px', hideBelow: 'lg' }),
  statusColumn(names.status),
]

/** Where the branch reports to a system of the state. */
export const reportedColumns: ReadonlyArray<Column<Row>> = [...returnColumns, reportColumn]
