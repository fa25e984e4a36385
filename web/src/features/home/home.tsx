import { homeRoutes } from '@quay/contract/home/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ApiError } from '../../api/api-error.ts'
import { useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Feed } from './feed.tsx'
import { KeptReports } from './kept-reports.tsx'
import { MorningNote } from './morning-note.tsx'
import { OnboardingCard } from './onboarding-card.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { SlowGoods } from './slow-goods.tsx'
import { Tasks } from './tasks.tsx'
import { TodayFigures } from './today-figures.tsx'
import { TopCustomers } from './top-customers.tsx'
import { TopProducts } from './top-products.tsx'

const minute = 60_000

/** Today at a glance: figures beside last week's, what sells, what waits, what has just happened. */
export default function Home() {
  const { rights } = useSession()
  const { fullName } = useProfile()
  if (!isAllowed(rights, { model: 'home' }))
    return (
      <>
        <PageHead title="Tổng quan" />
        <EmptyState title={`Xin chào ${fullName}`}>Chọn việc cần làm ở menu.</EmptyState>
      </>
    )
  return <Dashboard />
}

function Dashboard() {
  const client = useQueryClient()
  const branchId = useBranchId()
  const today = useRoute(homeRoutes.figures, { query: { branchId } }, { refreshEvery: minute })
  const { data, error, isFetching } = today
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/home') })
  return (
    <>
      <PageHead
        title="Tổng quan"
        meta={
          <>
            {data && (
              <span className="text-12 text-ink-3">
                Số liệu lúc <DateTimeText instant={data.asOf} precision="second" />
              </span>
            )}
            <IconButton
              label="Tải lại số liệu"
              icon={<RotateCw />}
              size="sm"
              busy={isFetching}
              onClick={() => void refresh()}
            />
          </>
        }
      />
      {error?.code === 'network' && !data ? (
        // Each card reads the server: one sentence for the page, and not the same one in five cards.
        <ErrorState title={error.message} onRetry={() => void refresh()} />
      ) : (
        <Cards today={today} />
      )}
    </>
  )
}

function Cards({ today }: { today: UseQueryResult<Answer<typeof homeRoutes.figures>, ApiError> }) {
  const { data, error, refetch } = today
  return (
    <div className="grid gap-4">
      {error && !data ? (
        <ErrorState title={error.message} traceId={error.requestId} onRetry={() => refetch()} />
      ) : (
        <TodayFigures data={data} />
      )}
      <MorningNote />
      <OnboardingCard />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_356px]">
        <div className="grid min-w-0 gap-4">
          <RevenueCard today={today} />
          <TopProducts />
          <TopCustomers />
          <SlowGoods />
        </div>
        <div className="grid min-w-0 gap-4">
          <Tasks />
          <KeptReports />
          <Feed />
        </div>
      </div>
    </div>
  )
}
