import type { Report, ReportArea } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import { isTime } from '@quay/domain/report/times'
import { leadOf, viewOf } from '@quay/domain/report/views'
import { formatDate } from '@quay/domain/text/format-date'
import type { ReactNode } from 'react'
import type { Address } from '../../list/filter.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { RankedList } from '../../ui/table/ranked-list.tsx'
import type { ChartPoint } from '../home/shared/chart-points.ts'
import { largestLabel, timesLabel } from './chart-label.ts'
import { figureText } from './figure-text.ts'
import { groupsOf } from './report-columns.tsx'
import { WeekChart } from './week-chart.tsx'

const BarsOfTimes = laterPart(
  async () => (await import('../home/shared/revenue-chart.tsx')).default,
  () => <Skeleton lines={6} />,
)

const mostBars = 10
const mostTimes = 400

/** Days as people say them: one day by itself. */
export const daysText = (from: string, to: string): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`

type ReportChartProps = { area: ReportArea; query: Address; report: Report }

/**
 * The leading figure of a report as a picture: times as bars beside those they are compared with, hours of
 * the week as squares, anything else as its ten largest rows.
 */
export function ReportChart({ area, query, report }: ReportChartProps) {
  const { view } = viewOf(area, query.view)
  const { first, second } = groupsOf(area, query)
  const lead = leadOf(
    view,
    report.columns.map(({ id }) => id),
  )
  const { label, kind } = measureOf(lead)
  const { items, compareFrom, compareTo } = report
  const pictured = { query, view, report, lead }
  if (items.length === 0 || items.length > mostTimes || report.total[lead] === undefined) return null
  // Times that stand in another order are no picture of a course.
  if (isTime(first) && !second && query.sortBy === undefined) {
    const points: ChartPoint[] = items.map(row => ({
      label: first === 'day' ? row.label.slice(0, 5) : row.label.replace(/^(Tháng|Quý|Năm) /, ''),
      fullLabel: row.label,
      value: row.values[lead] ?? 0,
      previous: row.previous?.[lead] ?? 0,
    }))
    return (
      <Framed label={timesLabel(label, pictured)}>
        <div className="h-40">
          <BarsOfTimes
            points={points}
            names={{
              now: daysText(report.from, report.to),
              before: compareFrom && compareTo ? daysText(compareFrom, compareTo) : undefined,
            }}
            caption={label}
          />
        </div>
      </Framed>
    )
  }
  if (first === 'weekday' && second === 'hour')
    return (
      <Framed label={label}>
        <WeekChart rows={items} lead={lead} label={label} />
      </Framed>
    )
  const rows = items.toSorted((one, other) => (other.values[lead] ?? 0) - (one.values[lead] ?? 0)).slice(0, mostBars)
  return (
    <Framed label={largestLabel(label, rows.length, pictured)}>
      <RankedList
        className="grid gap-x-6 lg:grid-cols-2"
        rows={rows.map(row => {
          const name = second && row.detail ? `${row.label}, ${row.detail}` : row.label
          const value = row.values[lead] ?? 0
          return { key: row.key, name, fullName: row.label, size: value, figure: figureText(row.values[lead], kind) }
        })}
      />
    </Framed>
  )
}

function Framed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="mb-3 rounded-3 border border-line bg-surface p-3">
      <h2 className="pb-2 font-semibold text-13">{label}</h2>
      {children}
    </section>
  )
}
