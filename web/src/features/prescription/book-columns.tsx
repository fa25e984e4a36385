import type { BookLine } from '@quay/contract/prescription/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { bookText } from '../../text/bill/prescription-book.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, instantColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = bookText

const quantityOf = (quantity: number, unit: string) => `${formatNumber(quantity)} ${unit.toLowerCase()}`

/** The columns of the book of prescription medicines. */
export const bookColumns: ReadonlyArray<Column<BookLine>> = [
  instantColumn('soldAt', names.soldAt, row => row.soldAt, { card: 'line2' }),
  titleColumn('product', names.product, row => (
    <TwoLines
      title={row.productName}
      detail={
        <span className="flex min-w-0 items-center gap-1">
          {row.isAntibiotic && <Tag tone="warning">{bookText.antibiotic}</Tag>}
          <span className="truncate">
            {[
              row.comboName && bookText.inCombo(row.comboName),
              row.standsFor && bookText.standsFor(row.standsFor),
              row.daysOfSupply && bookText.days(formatNumber(row.daysOfSupply)),
              row.ingredient,
              row.lots,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      }
    />
  )),
  figureColumn('quantity', names.quantity, row => quantityOf(row.quantity, row.unitName), {
    width: '84px',
    card: 'amount',
  }),
  figureColumn(
    'prescribed',
    names.prescribed,
    row =>
      row.prescribedQuantity !== null && (
        <>
          {quantityOf(row.prescribedQuantity, row.unitName)}
          {row.handedOut && <div className="text-12 text-ink-3">{bookText.handedOutChoices[row.handedOut]}</div>}
        </>
      ),
    { width: '92px', hideBelow: 'lg' },
  ),
  textColumn(
    'patient',
    names.patient,
    row => (
      <TwoLines
        title={row.patientName ?? (row.noPrescriptionReason && bookText.without(row.noPrescriptionReason)) ?? ' '}
        detail={row.prescriptionCode ?? ' '}
      />
    ),
    { width: '156px', card: 'line2' },
  ),
  textColumn('doctor', names.doctor, row => <TwoLines title={row.doctorName ?? ' '} detail={row.facility ?? ' '} />, {
    width: '160px',
    hideBelow: 'lg',
  }),
  // The two stand in one column: the name of the medicine needs the room.
  textColumn(
    'bill',
    names.bill,
    row => (
      <>
        <TextLink to={`/transactions/bill/${row.billId}`}>{row.billCode}</TextLink>
        <div className="truncate text-12 text-ink-3">{row.sellerName}</div>
      </>
    ),
    { width: '130px' },
  ),
]
