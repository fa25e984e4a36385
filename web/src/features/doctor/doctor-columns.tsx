import type { Doctor } from '@quay/contract/doctor/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { doctorText } from '../../text/partner/doctor.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names, statuses } = doctorText

/** The columns of the list of doctors. */
export const doctorColumns: ReadonlyArray<Column<Doctor>> = [
  { id: 'code', header: names.code, width: '110px', fixed: true, card: 'line2', cell: row => row.code },
  titleColumn('name', names.name, row => (
    <TwoLines title={[row.degree, row.name].filter(Boolean).join(' ')} detail={row.workplace ?? ' '} />
  )),
  { id: 'specialty', header: names.specialty, width: '180px', card: 'line2', cell: row => row.specialty },
  { id: 'phone', header: names.phone, width: '130px', card: 'line2', cell: row => row.phone },
  figureColumn(
    'prescriptions',
    names.prescriptions,
    row =>
      row.billCount > 0 && (
        <TwoLines
          title={doctorText.prescriptions(formatNumber(row.prescriptionCount))}
          to={`/transactions/bill?period=all&status=SUCCEED&doctorId=${row.id}`}
          detail={doctorText.bills(formatNumber(row.billCount))}
        />
      ),
    { width: '110px', hideBelow: 'md' },
  ),
  figureColumn(
    'samples',
    names.samples,
    row =>
      row.sampleCount > 0 && (
        <TextLink to={`/products/sample-medicine?keyword=${encodeURIComponent(row.name)}`}>
          {doctorText.samples(formatNumber(row.sampleCount))}
        </TextLink>
      ),
    { width: '110px', card: 'amount' },
  ),
  textColumn('status', names.status, row => <ActiveBadge isActive={row.isActive} words={statuses} />, {
    width: '130px',
    hideBelow: 'md',
  }),
]
