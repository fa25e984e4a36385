import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { AcceptedLot } from '@quay/contract/inbound/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import Printer from 'lucide-react/icons/printer'
import { failureOf } from '../../api/failure-of.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { useAddress } from '../../routing/use-address.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/date/period.ts'
import { PeriodPicker } from '../../ui/date/period-picker.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { Column } from '../../ui/table/column.ts'
import { quantityColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { AcceptancePaper } from './acceptance-paper.tsx'

type Row = AcceptedLot & { place: number }

const { receipt } = inboundText
const [, dayName, productName, numberName, , lotName, expiryName, , quantityName, sourceName] =
  inboundText.acceptancePaper.columns

const ofLots = { needs: 'lots', has: (row: Row) => row.lotNumber !== '' } as const

const columns: ReadonlyArray<Column<Row>> = [
  { id: 'day', header: dayName, width: '84px', card: 'line2', cell: row => formatDate(row.day) },
  titleColumn('product', productName, row => (
    <>
      <div className="font-semibold">{row.productName}</div>
      <div className="font-normal text-12 text-ink-3">
        {[row.activeIngredient, row.strength, row.manufacturer, row.country].filter(Boolean).join(' · ')}
      </div>
    </>
  )),
  { id: 'number', header: numberName, width: '116px', hideBelow: 'md', cell: row => row.registrationNumber ?? '—' },
  textColumn('lot', lotName, row => row.lotNumber || '—', { ...ofLots, width: '84px', card: 'line2' }),
  textColumn('expiry', expiryName, row => (row.expiryDate ? formatDate(row.expiryDate) : '—'), {
    ...ofLots,
    width: '84px',
    card: 'line2',
  }),
  quantityColumn(quantityName, { width: '72px', card: 'amount' }),
  textColumn(
    'inspection',
    receipt.inspection,
    row => (
      <>
        {row.isInspected ? (
          <Badge tone={row.defect ? 'danger' : 'success'} shape={row.defect ? 'cross' : 'tick'}>
            {row.defect ? receipt.rejected : receipt.passed}
          </Badge>
        ) : (
          <span className="text-ink-3">{receipt.notInspected}</span>
        )}
        {(row.defect || row.receiverName) && (
          <div className="text-12 text-ink-3">{[row.defect, row.receiverName].filter(Boolean).join(' · ')}</div>
        )}
      </>
    ),
    { width: '104px', card: 'line2' },
  ),
  textColumn(
    'source',
    sourceName,
    row => (
      <>
        <div>{[row.providerName, row.invoiceNumber].filter(Boolean).join(', ')}</div>
        <div>
          <TextLink to={`/products/import/${row.inboundId}`}>{row.code}</TextLink>
        </div>
      </>
    ),
    { width: '220px', hideBelow: 'lg' },
  ),
]

/** The register of acceptance (sổ kiểm nhập, GPP): every lot that was bought in some days, to look at and to print. */
export default function AcceptanceBook() {
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const sheet = usePaper<'all'>()
  const period = readPeriod(query, 'month')
  const days = daysOf(period, today)
  const book = useRoute(inboundRoutes.acceptance, { query: { branchId, ...days } })
  const rows = (book.data?.rows ?? []).map((row, place) => ({ ...row, place }))

  function print() {
    sheet.print('all')
  }
  return (
    <>
      <PageHead
        title={inboundText.acceptanceTitle}
        crumbs={[{ label: inboundText.title, to: '/products/import' }]}
        actions={
          <>
            <PeriodPicker value={period} today={today} onChange={next => change(writePeriod(next, 'month'))} />
            <Button icon={<Printer />} disabled={rows.length === 0} onClick={print}>
              {inboundText.print}
            </Button>
          </>
        }
      />
      {book.data?.more && <Note tone="warning">{inboundText.acceptanceMore}</Note>}
      <Card padded={false} className="overflow-hidden">
        <DataTable
          label={inboundText.acceptanceTitle}
          columns={columns}
          rows={rows}
          rowKey={row => String(row.place)}
          rowLabel={row => `${row.productName} ${row.lotNumber}`}
          loading={book.isPending}
          error={failureOf(book)}
          empty={<EmptyState title={inboundText.acceptanceEmpty} />}
        />
      </Card>
      {sheet.printing && (
        <AcceptancePaper
          rows={rows}
          branchId={branchId}
          days={{ from: days.from ?? rows[0]?.day ?? today, to: days.to ?? today }}
        />
      )}
    </>
  )
}
