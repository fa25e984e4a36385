import { medicineRoutes } from '@quay/contract/medicine/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { medicineText } from '../../text/product/medicine.ts'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { FlaggedList } from './flagged-list.tsx'
import { MatchList } from './match-list.tsx'
import { ProposalList } from './proposal-list.tsx'

/** The store beside the national list: what was withdrawn, what can be linked, what the list lacks. */
export default function OurMedicines() {
  const { rights } = useSession()
  const { query, change } = useAddress()
  const { data: summary, error, refetch } = useRoute(medicineRoutes.summary, {})
  const seesProducts = isAllowed(rights, { model: 'list_product', action: 'read' })
  const items = [
    { id: 'flagged', label: medicineText.tabs.flagged, count: summary?.flaggedCount, panel: <FlaggedList /> },
    ...(seesProducts ? [{ id: 'matches', label: medicineText.tabs.matches, panel: <MatchList /> }] : []),
    { id: 'proposals', label: medicineText.tabs.proposals, count: summary?.proposedCount, panel: <ProposalList /> },
  ].map(({ count, ...item }) => ({ ...item, ...(count !== undefined && { count }) }))
  return (
    <DetailPage
      title={medicineText.oursTitle}
      crumbs={[{ label: medicineText.title, to: '/medicines' }]}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      meta={
        summary && (
          <span className="text-12 text-ink-3">
            {medicineText.linkedOf(formatNumber(summary.linkedCount), formatNumber(summary.unlinkedCount))}
          </span>
        )
      }
    >
      <Tabs
        label={medicineText.oursTitle}
        value={items.find(item => item.id === query.tab)?.id ?? 'flagged'}
        onChange={next => change({ tab: next === 'flagged' ? undefined : next }, { replace: true })}
        items={items}
      />
    </DetailPage>
  )
}
