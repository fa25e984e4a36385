import { type AntibioticSold, prescriptionRoutes } from '@quay/contract/prescription/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { ReadTable } from '../../list/read-table.tsx'
import { bookText } from '../../text/bill/prescription-book.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, figureColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { antibioticColumns: names } = bookText
const crumbs = [{ label: bookText.title, to: '/transactions/prescription' }]

const columns: ReadonlyArray<Column<AntibioticSold>> = [
  titleColumn('product', names.product, row => (
    <TwoLines title={row.productName} to={`/products/list/${row.productId}`} detail={<AntibioticFacts row={row} />} />
  )),
  figureColumn('quantity', names.quantity, row => `${formatNumber(row.quantity)} ${row.unitName.toLowerCase()}`, {
    card: 'amount',
  }),
  countColumn('bills', names.bills, row => row.billCount),
  countColumn('withPaper', names.withPaper, row => row.prescriptionCount),
]

/** The ingredient; on a phone before it how many bills there were, and how many of them had a prescription. */
function AntibioticFacts({ row }: { row: AntibioticSold }) {
  return (
    <>
      <span className="md:hidden">
        {bookText.antibioticBills(formatNumber(row.billCount), formatNumber(row.prescriptionCount))}
        {row.ingredient && ' · '}
      </span>
      {row.ingredient ?? ' '}
    </>
  )
}

/** What the branch sold of each antibiotic, this month or between two days. */
export default function AntibioticReport() {
  const today = useBusinessDay()
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [to, setTo] = useState(today)
  const reading = useRoute(prescriptionRoutes.antibiotics, { query: { branchId: useBranchId(), from, to } })
  return (
    <DetailPage
      title={bookText.antibiotics}
      crumbs={crumbs}
      meta={
        <span className="flex gap-2">
          <DateInput
            aria-label={bookText.from}
            value={from}
            max={to}
            today={today}
            onChange={day => day && setFrom(day)}
          />
          <DateInput
            aria-label={bookText.to}
            value={to}
            max={today}
            today={today}
            onChange={day => day && setTo(day)}
          />
        </span>
      }
    >
      <ReadTable
        label={bookText.antibiotics}
        rows={reading.data?.items ?? []}
        rowKey={row => row.productId}
        columns={columns}
        reading={reading}
        rowLabel={row => row.productName}
        empty={<EmptyState title={bookText.noAntibiotics} />}
      />
    </DetailPage>
  )
}
