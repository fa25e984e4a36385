import { homeRoutes } from '@quay/contract/home/routes'
import { isAllowed } from '@quay/contract/permission'
import { formatDong } from '@quay/domain/text/format-number'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const mostShown = 8

/** What people have just done. */
export function Feed() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const { data, error, refetch } = useRoute(homeRoutes.feed, { query: { branchId } }, { refreshEvery: 60_000 })
  const mayReadLog = isAllowed(rights, { model: 'user_log', action: 'read' })
  return (
    <Card
      title="Vừa diễn ra"
      padded={false}
      actions={
        mayReadLog && (
          <TextLink to="/settings/log" className="text-12">
            Xem hết
          </TextLink>
        )
      }
    >
      {error && !data ? (
        <ErrorState title={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <div className="px-4 pb-4">
          <Skeleton lines={5} />
        </div>
      ) : data.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2">Chưa có gì trong hôm nay.</p>
      ) : (
        <ul>
          {data.slice(0, mostShown).map(item => (
            <li key={item.id} className="grid grid-cols-[44px_minmax(0,1fr)] gap-2 border-line border-t px-4 py-2">
              <span className="text-ink-3">
                <DateTimeText instant={item.at} precision="time" />
              </span>
              <span>
                <b className="font-medium">{item.employeeName}</b> {item.actionText.toLowerCase()}{' '}
                {item.subjectCode && (
                  <DocumentLink underlined kind={item.subjectKind} id={item.subjectId} code={item.subjectCode} />
                )}
                {item.amount !== null && ` · ${formatDong(item.amount)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
