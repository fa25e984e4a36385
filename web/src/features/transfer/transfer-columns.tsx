import type { Answer } from '@quay/contract/route'
import type { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { transferText } from '../../text/transfer.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { TransferState } from './transfer-state.tsx'

export type TransferRow = Answer<typeof transferRoutes.list>['items'][number]

const { columns: names } = transferText

/** The columns of the transfer list. */
export const transferColumns: ReadonlyArray<Column<TransferRow>> = [
  {
    id: 'code',
    header: names.code,
    width: '104px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/transfer/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'at',
    header: names.at,
    width: '136px',
    card: 'line2',
    cell: row => <DateTimeText instant={row.receivedAt ?? row.postedAt ?? row.createdAt} />,
  },
  {
    id: 'way',
    header: names.way,
    elastic: true,
    card: 'title',
    cell: row => <TwoLines title={`${row.branchName} → ${row.targetBranchName}`} detail={names.items(row.itemCount)} />,
  },
  { id: 'createdBy', header: names.createdBy, width: '140px', hideBelow: 'lg', cell: row => row.createdByName },
  {
    id: 'value',
    header: names.value,
    numeric: true,
    width: '120px',
    card: 'amount',
    cell: row => <Money amount={row.value ?? null} className="font-semibold" />,
  },
  {
    id: 'lost',
    header: names.lost,
    numeric: true,
    width: '110px',
    hideBelow: 'lg',
    cell: row => <Money amount={row.lostValue ?? null} className={row.lostValue ? 'text-danger-text' : ''} />,
  },
  { id: 'status', header: names.status, width: '132px', card: 'line2', cell: row => <TransferState transfer={row} /> },
]
