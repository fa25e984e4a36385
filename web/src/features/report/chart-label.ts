import type { Report } from '@quay/contract/report/shapes'
import type { MeasureId } from '@quay/domain/report/measures'
import type { View } from '@quay/domain/report/views'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'

interface Pictured {
  query: Address
  view: Pick<View, 'usualSort' | 'filters'>
  report: Pick<Report, 'items' | 'totalItem'>
  /** What the picture shows, and the leading figure of the view, by which rows stand as long as the reader sorts them by none. */
  figure: MeasureId
  lead: MeasureId
}

const isAll = ({ report: { items, totalItem } }: Pictured): boolean => items.length >= totalItem

/** What stands over the picture of times: those of the page, where it does not hold all. */
export const timesLabel = (label: string, pictured: Pictured): string =>
  isAll(pictured) ? label : `${label}: ${reportText.ofPage}`

/** What stands over so many rows as a picture: they are the largest of all only where the page holds all, or begins with the largest. */
export function largestLabel(label: string, count: number, pictured: Pictured): string {
  const ofAll = isAll(pictured) || beginsWithLargest(pictured)
  return `${label}: ${[reportText.top(count), ...(ofAll ? [] : [reportText.ofPage])].join(' ')}`
}

function beginsWithLargest({ query, view, figure, lead }: Pictured): boolean {
  if (query.cursor !== undefined || query.orderBy === 'ASC') return false
  if (query.sortBy !== undefined) return query.sortBy === figure
  const isRankedElse = view.filters.includes('rankBy') && (query.rankBy ?? 'REVENUE') !== 'REVENUE'
  return figure === lead && view.usualSort === undefined && !isRankedElse
}
