import { type ReportArea, reportAreas } from '@quay/contract/report/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { savedViewRoutes } from '@quay/contract/saved-view/routes'
import type { SavedView } from '@quay/contract/saved-view/shapes'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { keptReportsText } from '../../text/money/kept-reports.ts'
import { Link } from '../../ui/button/link.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Card } from '../../ui/page/card.tsx'

/** What a report is asked is known to the reports alone, so their words come with them, when a report is kept here. */
const LeadOfReport = laterPart(async () => (await import('../report/shared/lead-of-report.tsx')).default)

const areaOf = ({ screen }: SavedView): ReportArea | undefined => reportAreas.find(area => screen === `report-${area}`)

/** The reports that this person, or the shop, keeps in sight, each with its leading figure; only those that the person may open. */
export function KeptReports() {
  const { rights } = useSession()
  const views = useRoute(savedViewRoutes.pinned, {}).data ?? []
  const mine = views.flatMap(view => {
    const area = areaOf(view)
    return area && isAllowed(rights, { model: `${area}_report`, action: 'read' }) ? [{ view, area }] : []
  })
  if (mine.length === 0) return null
  return (
    <Card title={keptReportsText.title} padded={false}>
      <ul className="px-4 pb-2">
        {mine.map(({ view, area }) => (
          <li key={view.id} className="flex min-h-10 items-baseline gap-3 border-line border-b py-2 last:border-b-0">
            <Link
              to={`/reports/${area}-report${writeQuery(view.query)}`}
              className="min-w-0 flex-1 truncate hover:underline"
            >
              {view.name}
            </Link>
            <LeadOfReport area={area} query={view.query} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
