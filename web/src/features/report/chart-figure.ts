import type { Report, ReportArea } from '@quay/contract/report/shapes'
import { isNoted, type MeasureId, measureOf } from '@quay/domain/report/measures'
import { isTime } from '@quay/domain/report/times'
import { leadOf, viewOf } from '@quay/domain/report/views'
import type { Address } from '../../list/filter.ts'
import { groupsOf } from './report-columns.tsx'

type Shown = Pick<Report, 'columns'>

/** The figures of a report that a picture can show: what is only looked up for a row is no size. */
export const chartFigures = ({ columns }: Shown): MeasureId[] =>
  columns.map(({ id }) => id as MeasureId).filter(id => !isNoted(measureOf(id)))

/** The figure of the picture: the one that the address names, where the reader sees it, else the leading one. */
export function chartFigure(area: ReportArea, query: Address, report: Shown): MeasureId {
  const figures = chartFigures(report)
  return figures.find(id => id === query.chart) ?? leadOf(viewOf(area, query.view).view, figures)
}

/** Whether the picture shows a course of times. Times that stand in another order are no picture of a course. */
export function isCourse(area: ReportArea, query: Address): boolean {
  const { first, second } = groupsOf(area, query)
  return isTime(first) && !second && query.sortBy === undefined
}

/** What the address holds when a figure is chosen: rows that are no course stand by it, so that the largest of all are in sight. */
export function withChart(area: ReportArea, query: Address, report: Shown, chosen: MeasureId): Address {
  const lead = leadOf(viewOf(area, query.view).view, chartFigures(report))
  const chart = chosen === lead ? undefined : chosen
  const { first, second } = groupsOf(area, query)
  const stands = isCourse(area, query) || (first === 'weekday' && second === 'hour')
  return { chart, ...(!stands && { sortBy: chart, orderBy: undefined }) }
}
