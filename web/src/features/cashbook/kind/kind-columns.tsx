import type { voucherRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { voucherKindText as words } from '../../../text/money/voucher-kind.ts'
import { ActiveBadge } from '../../../ui/mark/active-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { countColumn, textColumn, titleColumn } from '../../../ui/table/columns.tsx'

type Row = Answer<typeof voucherRoutes.allKinds>['items'][number]
const { columns: names } = words

/** The columns of the list of kinds of receipts and payments. */
export const kindColumns: ReadonlyArray<Column<Row>> = [
  titleColumn('name', names.name, row => row.name),
  textColumn('direction', names.direction, row => words.directions[row.direction], { width: '120px', card: 'line2' }),
  textColumn('result', names.result, row => (row.countsInProfit ? words.counts.yes : words.counts.no), {
    width: '120px',
    hideBelow: 'md',
  }),
  textColumn('group', names.group, row => row.bookGroup && words.groups[row.bookGroup], {
    width: '170px',
    hideBelow: 'md',
  }),
  countColumn('used', names.used, row => row.voucherCount, { width: '100px', hideBelow: 'sm' }),
  textColumn('status', names.status, row => <ActiveBadge isActive={row.isActive ? 1 : 0} words={words.statuses} />, {
    width: '130px',
    card: 'amount',
  }),
]
