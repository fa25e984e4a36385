import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import { describeLimits, describeReading } from '@quay/domain/storage-conditions/describe-storage-conditions'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { useWaitingPress } from '../../document/use-waiting-press.ts'
import { useAddress } from '../../routing/use-address.ts'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { addMonths, daysOfSheet, remarksOf, type SheetDay } from './sheet-days.ts'
import { StorageConditionsPaper } from './storage-conditions-paper.tsx'

const { columns: names } = storageConditionsText
const dayOf = (day: string) => day.slice(8)

function Cell({ reading, isMissing }: SheetDay['cells'][number]) {
  if (isMissing) return <span className="text-warning-text">{storageConditionsText.missing}</span>
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
  textColumn(
    'by',
    names.by,
    row => [...new Set(row.cells.flatMap(({ reading }) => reading?.recordedByName ?? []))].join(', '),
    { width: '200px', hideBelow: 'md' },
  ),
  textColumn(
    'action',
    names.action,
    row => remarksOf(row, storageConditionsText.late, storageConditionsText.corrected),
    { elastic: true, card: 'line2' },
  ),
]

/** The book of a place and month, to look through and to print. */
export default function StorageConditionsSheet() {
  const { id } = useParams({ strict: false }) as { id: string }
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const sheet = usePaper<'all'>()
  const thisMonth = today.slice(0, 7)
  const month = /^\d{4}-\d{2}$/.test(query.month ?? '') ? query.month! : thisMonth
  const { data, error, refetch, isPlaceholderData } = useRoute(storageConditionsRoutes.sheet, {
    query: { storagePlaceId: id, month },
  })
  const { press, isWaiting } = useWaitingPress({
    isReady: data !== undefined && !isPlaceholderData,
    isRefused: error !== null,
    // After the drawing that the press waited for, because the paper is drawn at once.
    act: () => queueMicrotask(() => sheet.print('all')),
  })
  useHotkey(
    {
      id: 'storage-conditions.print',
      key: 'Ctrl+P',
      label: storageConditionsText.print,
      scope: storageConditionsText.scope,
    },
    press,
  )
  const days = data ? daysOfSheet(data) : []
  return (
    <DetailPage
      title={data?.place.name ?? storageConditionsText.title}
      crumbs={[{ label: storageConditionsText.title, to: '/products/storage-conditions' }]}
      loading={!data && !error}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      meta={
        data && (
          <span className="text-12 text-ink-2">{storageConditionsText.limits(describeLimits(data.place) || '—')}</span>
        )
      }
      actions={
        <>
          <IconButton
            label={storageConditionsText.previous}
            icon={<ChevronLeft />}
            onClick={() => change({ month: addMonths(month, -1) })}
          />
          <span className="min-w-16 text-center font-semibold">{month.split('-').toReversed().join('/')}</span>
          <IconButton
            label={storageConditionsText.next}
            icon={<ChevronRight />}
            disabled={month >= thisMonth}
            onClick={() => change({ month: addMonths(month, 1) })}
          />
          <Button icon={<Printer />} keyHint="Ctrl+P" busy={isWaiting} onClick={press}>
            {storageConditionsText.print}
          </Button>
        </>
      }
    >
      {data && (
        <>
          <p className="text-ink-2">
            {storageConditionsText.sums(
              formatNumber(data.readings.length),
              formatNumber(data.missing.length),
              formatNumber(data.readings.filter(reading => reading.isOut).length),
            )}
          </p>
          <Card padded={false} className="overflow-hidden">
            <DataTable
              label={storageConditionsText.book}
              columns={columns}
              rows={days}
              rowKey={row => row.day}
              rowLabel={row => dayOf(row.day)}
            />
          </Card>
          {sheet.printing && <StorageConditionsPaper sheet={data} />}
        </>
      )}
    </DetailPage>
  )
}
