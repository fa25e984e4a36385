import type { ShiftSummary } from '@quay/contract/shift/shapes'
import { shiftText } from '../../text/till/shift.ts'
import type { Column } from '../../ui/table/column.ts'
import {
  codeColumn,
  countColumn,
  instantColumn,
  moneyColumn,
  textColumn,
  titleColumn,
} from '../../ui/table/columns.tsx'
import { ShiftBadge } from './shift-badge.tsx'

const { columns: names } = shiftText
const differs = ({ difference }: ShiftSummary) => (difference ? 'font-semibold text-danger-text' : 'font-semibold')

/** The columns of the list of shifts. */
export const shiftColumns: ReadonlyArray<Column<ShiftSummary>> = [
  codeColumn(names.code, row => `/cashbooks/shift/${row.id}`),
  titleColumn('holder', names.holder, row => row.heldByName),
  textColumn('till', names.till, row => row.deviceName ?? shiftText.commonDrawer, { width: '130px', hideBelow: 'lg' }),
  instantColumn('opened', names.opened, row => row.openedAt, { card: 'line2' }),
  instantColumn('closed', names.closed, row => row.closedAt, { hideBelow: 'md' }),
  countColumn('bills', names.bills, row => row.billCount, { width: '84px' }),
  moneyColumn('expected', names.expected, row => row.expected, { width: '120px', hideBelow: 'md' }),
  moneyColumn('counted', names.counted, row => row.counted, { width: '120px', hideBelow: 'sm' }),
  moneyColumn('difference', names.difference, row => row.difference, {
    width: '110px',
    card: 'amount',
    className: differs,
  }),
  textColumn('status', names.status, row => <ShiftBadge status={row.status} />, { width: '110px', card: 'line2' }),
]
