import type { Customer } from '@quay/contract/partner/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import { formatNumber } from '@quay/domain/text/format-number'
import { partnerText } from '../../text/partner/partner.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names, statuses: statusText } = partnerText

/** The columns of the list of customers. */
export const customerColumns: ReadonlyArray<Column<Customer>> = [
  codeColumn(names.code, row => `/partners/customer/${row.id}`, { width: '104px' }),
  titleColumn('name', names.customer, row => (
    <TwoLines title={row.name} detail={addressLine(row) ?? row.note ?? ' '} />
  )),
  { id: 'phone', header: names.phone, width: '130px', card: 'line2', cell: row => row.phone },
  textColumn('lastSold', names.lastSold, row => <DateTimeText instant={row.lastSoldAt ?? null} precision="day" />, {
    width: '120px',
    hideBelow: 'lg',
  }),
  figureColumn(
    'points',
    names.points,
    row => <span className={row.points === 0 ? 'text-ink-3' : ''}>{formatNumber(row.points)}</span>,
    { needs: 'points', width: '90px', hideBelow: 'lg' },
  ),
  moneyColumn('debt', names.debt, row => row.debt, {
    className: row => (row.debt > 0 ? 'font-semibold text-warning-text' : ''),
    width: '130px',
    fixed: true,
    card: 'amount',
  }),
  textColumn(
    'status',
    names.status,
    row => (
      <Badge tone={row.status === 'active' ? 'success' : 'neutral'} shape={row.status === 'active' ? 'full' : 'hollow'}>
        {statusText[row.status]}
      </Badge>
    ),
    { width: '140px', hideBelow: 'md' },
  ),
]
