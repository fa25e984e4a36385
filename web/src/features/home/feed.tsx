import { homeRoutes } from '@quay/contract/home/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { formatDong } from '@quay/domain/text/format-number'
import { useEffect, useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Card } from '../../ui/page/card.tsx'
import { CardReading } from './card-reading.tsx'
import { mergeFeed } from './merge-feed.ts'

const mostShown = 8

type FeedRows = readonly Answer<typeof homeRoutes.feed>[number][]

/** What people have just done. */
export function Feed() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const reading = useFeed(branchId)
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
      <CardReading reading={reading} lines={5}>
        {items => (items.length === 0 ? <NothingYet /> : <FeedItems items={items} />)}
      </CardReading>
    </Card>
  )
}

const often = 20_000

/** What happened last: read whole once, then only what came after the newest row that is known. */
function useFeed(branchId: string) {
  const first = useRoute(homeRoutes.feed, { query: { branchId } }, { keepPrevious: false })
  const [kept, setKept] = useState<{ branchId: string; rows: FeedRows }>({ branchId, rows: [] })
  const known = mergeFeed(kept.branchId === branchId ? kept.rows : [], first.data ?? [])
  const after = known[0]?.id
  const later = useRoute(
    homeRoutes.feed,
    { query: { branchId, ...(after && { after }) } },
    { refreshEvery: often, enabled: first.data !== undefined, keepPrevious: false },
  )
  const rows = mergeFeed(known, later.data ?? [])
  useEffect(() => {
    if (kept.branchId !== branchId || kept.rows !== rows) setKept({ branchId, rows })
  }, [branchId, rows, kept])
  return { ...first, data: first.data && [...rows] }
}

const NothingYet = () => <p className="px-4 pb-4 text-ink-2">Chưa có gì trong hôm nay.</p>

function FeedItems({ items }: { items: Answer<typeof homeRoutes.feed> }) {
  return (
    <ul>
      {items.slice(0, mostShown).map(item => (
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
  )
}
