import { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { useSeesAllSales } from './sees-all-sales.ts'
import { type ChartPoint, dayPoints, hourPoints } from './shared/chart-points.ts'
import { weekdayOf } from './weekday.ts'

const RevenueChart = laterPart(
  async () => (await import('./shared/revenue-chart.tsx')).default,
  () => <Skeleton lines={6} />,
)
type View = 'hour' | '7' | '30'

type RevenueCardProps = {
  /** The figures of today, which the page has read already. */
  today: {
    data: Answer<typeof homeRoutes.figures> | undefined
    error: { message: string } | null
    refetch: () => unknown
  }
}

/** Net revenue by hour of today, or by day of 7 or 30, each beside the time before it. */
export function RevenueCard({ today }: RevenueCardProps) {
  const figures = today.data
  const ofWhom = useSeesAllSales() ? '' : ' của tôi'
  const branchId = useBranchId()
  const [view, setView] = useState<View>('hour')
  const days = useRoute(
    homeRoutes.chart,
    { query: { branchId, days: view === '30' ? '30' : '7' } },
    { enabled: view !== 'hour' },
  )
  const { error, refetch } = view === 'hour' ? today : days
  const points: ChartPoint[] | undefined =
    view === 'hour' ? figures && hourPoints(figures.byHour) : days.data && dayPoints(days.data.items)
  const names =
    view === 'hour'
      ? { now: 'Hôm nay', before: figures ? `${capital(weekdayOf(figures.businessDay))} trước` : 'Tuần trước' }
      : { now: `${view} ngày qua`, before: `${view} ngày trước đó` }
  return (
    <Card
      title={`Doanh thu thuần${ofWhom} theo ${view === 'hour' ? 'giờ' : 'ngày'}`}
      actions={
        <Segmented
          small
          label="Xem theo"
          value={view}
          onChange={setView}
          options={[
            { value: 'hour', label: 'Giờ' },
            { value: '7', label: '7 ngày' },
            { value: '30', label: '30 ngày' },
          ]}
        />
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

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
