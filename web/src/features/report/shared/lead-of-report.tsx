import { reportRoutes } from '@quay/contract/report/routes'
import type { ReportArea } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import { useBranchId } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useRoute } from '../../../api/use-route.ts'
import type { Address, Asked, PlainFilter } from '../../../list/filter.ts'
import { readFilters } from '../../../list/read-filters.ts'
import { chartFigure } from '../chart-figure.ts'
import { changeText, figureText } from '../figure-text.ts'
import { reportFilters } from '../report-filters.tsx'

type LeadOfReportProps = { area: ReportArea; query: Address }

/** The figure of a report's picture, the leading one where none was chosen, as an address asks for it, and by how much it moved where the report is compared; a dash until it is there. */
export default function LeadOfReport({ area, query }: LeadOfReportProps) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const asked = readFilters(reportFilters(area) as readonly PlainFilter[], query, today)
  const { data } = useRoute(reportRoutes[area] as (typeof reportRoutes)['sale'], {
    query: { branchId, ...asked, limit: '1' } as Asked<(typeof reportRoutes)['sale']>,
  })
  if (!data) return <span className="text-ink-3">—</span>
  const figure = chartFigure(area, query, data)
  const { label, kind } = measureOf(figure)
  const change = data.previousTotal && changeText(data.total[figure], data.previousTotal[figure])
  return (
    <span className="shrink-0 text-right">
      <span className="block font-semibold tabular-nums">{figureText(data.total[figure], kind)}</span>
      <span className="block text-12 text-ink-3">
        {label}
        {change && ` · ${change}`}
      </span>
    </span>
  )
}
