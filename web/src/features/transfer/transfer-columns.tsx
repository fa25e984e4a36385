import type { Answer } from '@quay/contract/route'
import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { transferText } from '../../text/stock/transfer.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, instantColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { TransferState } from './transfer-state.tsx'

export type TransferRow = Answer<typeof transferRoutes.list>['items'][number]

const { columns: names } = transferText

/** The columns of the transfer list. */
export const transferColumns: ReadonlyArray<Column<TransferRow>> = [
  codeColumn(names.code, row => `/products/transfer/${row.id}`, { width: '104px' }),
  instantColumn('at', names.at, row => row.receivedAt ?? row.postedAt ?? row.createdAt, { card: 'line2' }),
  titleColumn(
    'way',
    names.way,
    row => <TwoLines title={`${row.branchName} → ${row.targetBranchName}`} detail={names.items(row.itemCount)} />,
    { fixed: false },
  ),
  { id: 'createdBy', header: names.createdBy, width: '140px', hideBelow: 'lg', cell: row => row.createdByName },
  moneyColumn('value', names.value, row => row.value, { strong: true, width: '120px', card: 'amount' }),
  moneyColumn('lost', names.lost, row => row.lostValue, {
    className: row => (row.lostValue ? 'text-danger-text' : ''),
    width: '110px',
    hideBelow: 'lg',
  }),
  { id: 'status', header: names.status, width: '132px', card: 'line2', cell: row => <TransferState transfer={row} /> },
]
