import type { HomePeriod } from '@quay/contract/home/periods'
import { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { addDays } from '@quay/domain/time/calendar'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useMayOpen } from '../../routing/use-may-open.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { PeriodSelect, periodNames } from './period-select.tsx'
import { useSeesAllSales } from './sees-all-sales.ts'
import { type ChartPoint, dayPoints, hourPoints, weekdayPoints } from './shared/chart-points.ts'
import { weekdayOf } from './weekday.ts'

const RevenueChart = laterPart(
  async () => (await import('./shared/revenue-chart.tsx')).default,
  () => <Skeleton lines={6} />,
)
type View = 'hour' | 'day' | 'weekday'

const viewNames: Record<View, string> = { hour: 'giờ', day: 'ngày', weekday: 'thứ' }

type RevenueCardProps = {
  /** The figures of today, which the page has read already. */
  today: {
    data: Answer<typeof homeRoutes.figures> | undefined
    error: { message: string } | null
    refetch: () => unknown
  }
}

/** Net revenue by hour, day or weekday of a time, each beside the time before it. */
export function RevenueCard({ today }: RevenueCardProps) {
  const figures = today.data
  const ofWhom = useSeesAllSales() ? '' : ' của tôi'
  const branchId = useBranchId()
  const mayOpen = useMayOpen()
  const [view, setView] = useState<View>('hour')
  const [period, setPeriod] = useState<HomePeriod>('today')
  // The hours of today came with the figures.
  const isOfFigures = view === 'hour' && period === 'today'
  const reading = useRoute(homeRoutes.chart, { query: { branchId, period, by: view } }, { enabled: !isOfFigures })
  const { error, refetch } = isOfFigures ? today : reading
  // What is shown while the next answer is on its way is of another time, so its keys would be called wrongly.
  const chart = reading.isPlaceholderData ? undefined : reading.data
  const points = isOfFigures ? figures && hourPoints(figures.byHour) : chart && pointsOf[view](chart.items)
  const report = `/reports/sale-report?groupBy=${view}&${!chart || isOfFigures ? 'period=today' : `from=${chart.from}&to=${chart.to}`}`
  const isOneDay = period === 'today' || period === 'yesterday'
  const names = {
    now: periodNames[period],
    before: !isOneDay
      ? 'Thời gian trước đó'
      : figures
        ? `${capital(weekdayOf(addDays(figures.businessDay, period === 'today' ? 0 : -1)))} trước`
        : 'Tuần trước',
  }
  return (
    <Card
      title={`Doanh thu thuần${ofWhom} theo ${viewNames[view]}`}
      actions={
        <>
          {points && mayOpen(report) && (
            <TextLink to={report} className="text-12">
              Xem báo cáo
            </TextLink>
          )}
          <PeriodSelect value={period} onChange={setPeriod} />
          <Segmented
            small
            label="Xem theo"
            value={view}
            onChange={setView}
            options={[
              { value: 'hour', label: 'Giờ' },
              { value: 'day', label: 'Ngày' },
              { value: 'weekday', label: 'Thứ' },
            ]}
          />
        </>
      }
    >
      <div className="h-60 max-sm:h-48">
        {points ? (
          <RevenueChart points={points} names={names} caption="Doanh thu thuần" />
        ) : error ? (
          <ErrorState title={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </Card>
  )
}

type Items = Answer<typeof homeRoutes.chart>['items']

const pointsOf: Record<View, (items: Items) => ChartPoint[]> = {
  hour: items =>
    hourPoints(items.map(item => ({ hour: Number(item.key), today: item.netRevenue, lastWeek: item.previous }))),
  day: dayPoints,
  weekday: weekdayPoints,
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
