import type { Report, ReportArea } from '@quay/contract/report/shapes'
import { type MeasureId, measureOf } from '@quay/domain/report/measures'
import { leadOf, viewOf } from '@quay/domain/report/views'
import { formatDate } from '@quay/domain/text/format-date'
import type { ReactNode } from 'react'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import { Select } from '../../ui/choice/select.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { RankedList } from '../../ui/table/ranked-list.tsx'
import type { ChartPoint } from '../home/shared/chart-points.ts'
import { chartFigure, chartFigures, isCourse, withChart } from './chart-figure.ts'
import { ChartFrame } from './chart-frame.tsx'
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

type ReportChartProps = { area: ReportArea; query: Address; report: Report; set: (patch: Address) => void }

/**
 * One figure of a report as a picture, the leading one until the reader chooses another: times as bars beside those they are compared with, hours of
 * the week as squares, anything else as its ten largest rows.
 */
export function ReportChart({ area, query, report, set }: ReportChartProps) {
  const { view } = viewOf(area, query.view)
  const { first, second } = groupsOf(area, query)
  const figure = chartFigure(area, query, report)
  const { label, kind } = measureOf(figure)
  const { items, compareFrom, compareTo } = report
  if (items.length === 0 || items.length > mostTimes || report.total[figure] === undefined) return null
  const choice = {
    figures: chartFigures(report),
    figure,
    onChoose: (chosen: MeasureId) => set(withChart(area, query, report, chosen)),
  }
  const pictured = { query, view, report, figure, lead: leadOf(view, chartFigures(report)) }
  if (isCourse(area, query)) {
    const points: ChartPoint[] = items.map(row => ({
      label: first === 'day' ? row.label.slice(0, 5) : row.label.replace(/^(Tháng|Quý|Năm) /, ''),
      fullLabel: row.label,
      value: row.values[figure] ?? 0,
      previous: row.previous?.[figure] ?? 0,
    }))
    return (
      <Framed label={timesLabel(label, pictured)} {...choice}>
        <div className="h-40">
          <BarsOfTimes
            points={points}
            names={{
              now: daysText(report.from, report.to),
              before: compareFrom && compareTo ? daysText(compareFrom, compareTo) : undefined,
            }}
            caption={label}
            {...(kind !== 'money' && { figureText: (value: number) => figureText(value, kind) })}
          />
        </div>
      </Framed>
    )
  }
  if (first === 'weekday' && second === 'hour')
    return (
      <Framed label={label} {...choice}>
        <WeekChart rows={items} lead={figure} label={label} />
      </Framed>
    )
  const rows = items
    .toSorted((one, other) => (other.values[figure] ?? 0) - (one.values[figure] ?? 0))
    .slice(0, mostBars)
  return (
    <Framed label={largestLabel(label, rows.length, pictured)} {...choice}>
      <RankedList
        className="grid gap-x-6 lg:grid-cols-2"
        rows={rows.map(row => {
          const name = second && row.detail ? `${row.label}, ${row.detail}` : row.label
          const value = row.values[figure] ?? 0
          return { key: row.key, name, fullName: row.label, size: value, figure: figureText(row.values[figure], kind) }
        })}
      />
    </Framed>
  )
}

type FramedProps = {
  label: string
  figures: readonly MeasureId[]
  figure: MeasureId
  onChoose: (figure: MeasureId) => void
  children: ReactNode
}

function Framed({ label, figures, figure, onChoose, children }: FramedProps) {
  return (
    <ChartFrame
      label={label}
      beside={
        figures.length > 1 && (
          <Select
            label={reportText.chart}
            size="sm"
            className="w-48 max-sm:w-full"
            value={figure as string}
            options={figures.map(id => ({ value: id as string, label: measureOf(id).label }))}
            onChange={chosen => onChoose(chosen as MeasureId)}
          />
        )
      }
    >
      {children}
    </ChartFrame>
  )
}
