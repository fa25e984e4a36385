import { climateRoutes } from '@quay/contract/climate/routes'
import { describeLimits, describeReading } from '@quay/domain/climate/describe-climate'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { useAddress } from '../../routing/use-address.ts'
import { climateText } from '../../text/climate.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { ClimatePaper } from './climate-paper.tsx'
import { addMonths, daysOfSheet, remarksOf, type SheetDay } from './sheet-days.ts'

const { columns: names } = climateText
const dayOf = (day: string) => day.slice(8)

function Cell({ reading, isMissing }: SheetDay['cells'][number]) {
  if (isMissing) return <span className="text-warning-text">{climateText.missing}</span>
  if (!reading) return <span className="text-ink-3">—</span>
  return (
    <b className={`font-semibold ${reading.isOut ? 'text-danger-text' : ''}`}>
      {describeReading(reading.temperature, reading.humidity)}
    </b>
  )
}

const columns: ReadonlyArray<Column<SheetDay>> = [
  { id: 'day', header: names.day, width: '70px', fixed: true, card: 'title', cell: row => dayOf(row.day) },
  { id: 'morning', header: names.morning, width: '140px', card: 'line2', cell: row => <Cell {...row.cells[0]!} /> },
  { id: 'afternoon', header: names.afternoon, width: '140px', card: 'line2', cell: row => <Cell {...row.cells[1]!} /> },
  {
    id: 'by',
    header: names.by,
    width: '200px',
    hideBelow: 'md',
    cell: row => [...new Set(row.cells.flatMap(({ reading }) => reading?.recordedByName ?? []))].join(', '),
  },
  {
    id: 'action',
    header: names.action,
    elastic: true,
    card: 'line2',
    cell: row => remarksOf(row, climateText.late, climateText.corrected),
  },
]

/** The book of a place and month, to look through and to print. */
export default function ClimateSheet() {
  const { id } = useParams({ strict: false }) as { id: string }
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const sheet = usePaper<'all'>()
  const thisMonth = today.slice(0, 7)
  const month = /^\d{4}-\d{2}$/.test(query.month ?? '') ? query.month! : thisMonth
  const { data, error, refetch } = useRoute(climateRoutes.sheet, { query: { storagePlaceId: id, month } })
  const print = () => {
    sheet.print('all')
  }
  useHotkey({ id: 'climate.print', key: 'Ctrl+P', label: climateText.print, scope: climateText.scope }, print)
  const days = data ? daysOfSheet(data) : []
  return (
    <DetailPage
      title={data?.place.name ?? climateText.title}
      crumbs={[{ label: climateText.title, to: '/products/climate' }]}
      loading={!data && !error}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      meta={data && <span className="text-12 text-ink-2">{climateText.limits(describeLimits(data.place) || '—')}</span>}
      actions={
        <>
          <IconButton
            label={climateText.previous}
            icon={<ChevronLeft />}
            onClick={() => change({ month: addMonths(month, -1) })}
          />
          <span className="min-w-16 text-center font-semibold">{month.split('-').toReversed().join('/')}</span>
          <IconButton
            label={climateText.next}
            icon={<ChevronRight />}
            disabled={month >= thisMonth}
            onClick={() => change({ month: addMonths(month, 1) })}
          />
          <Button icon={<Printer />} keyHint="Ctrl+P" onClick={print}>
            {climateText.print}
          </Button>
        </>
      }
    >
      {data && (
        <>
          <p className="text-ink-2">
            {climateText.sums(
              formatNumber(data.readings.length),
              formatNumber(data.missing.length),
              formatNumber(data.readings.filter(reading => reading.isOut).length),
            )}
          </p>
          <Card padded={false} className="overflow-hidden">
            <DataTable
              label={climateText.book}
              columns={columns}
              rows={days}
              rowKey={row => row.day}
              rowLabel={row => dayOf(row.day)}
            />
          </Card>
          {sheet.printing && <ClimatePaper sheet={data} />}
        </>
      )}
    </DetailPage>
  )
}
