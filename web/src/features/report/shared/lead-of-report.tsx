import { reportRoutes } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import { leadOf, viewOf } from '@quay/domain/report/views'
import { useBranchId } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useRoute } from '../../../api/use-route.ts'
import type { Address, Asked, PlainFilter } from '../../../list/filter.ts'
import { readFilters } from '../../../list/read-filters.ts'
import { changeText, figureText } from '../figure-text.ts'
import { reportFilters } from '../report-filters.tsx'

type LeadOfReportProps = { area: ReportArea; query: Address }

/** The leading figure of a report as an address asks for it, and by how much it moved where the report is compared; a dash until it is there. */
export default function LeadOfReport({ area, query }: LeadOfReportProps) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const asked = readFilters(reportFilters(area) as readonly PlainFilter[], query, today)
  const { data } = useRoute(reportRoutes[area] as (typeof reportRoutes)['sale'], {
    query: { branchId, ...asked, limit: '1' } as Asked<(typeof reportRoutes)['sale']>,
  })
  if (!data) return <span className="text-ink-3">—</span>
  const lead = leadOf(
    viewOf(area, query.view).view,
    data.columns.map(({ id }) => id),
  )
  const { label, kind } = measureOf(lead)
  const change = data.previousTotal && changeText(data.total[lead], data.previousTotal[lead])
  return (
    <span className="shrink-0 text-right">
      <span className="block font-semibold tabular-nums">{figureText(data.total[lead], kind)}</span>
      <span className="block text-12 text-ink-3">
        {label}
        {change && ` · ${change}`}
      </span>
    </span>
  )
}
