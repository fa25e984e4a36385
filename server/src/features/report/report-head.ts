import type { ReportFilter } from '@quay/contract/report/routes'
import type { ReportHead } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import { areaTitles, filterLabels, filterValueWords, groupLabels, leadOf } from '@quay/domain/report/views'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Tx } from '../../db/connection/transaction.ts'
import { type FilterWords, wordFilters } from '../../export/filter-words.ts'
import { daysText, reportHeadOf } from '../../export/report-head-of.ts'
import type { Asked } from './ask-report.ts'

const capital = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`

const words: FilterWords = Object.fromEntries(
  (Object.entries(filterLabels) as [ReportFilter, string][]).map(([name, label]) => {
    const values = filterValueWords[name]
    return [name, values ? ([capital(label), values] as const) : capital(label)]
  }),
)

/** What stands above a report: whose it is, of which branches and days, how it is grouped and narrowed, what it is compared with. */
export async function headOfReport(tx: Tx, asked: Asked): Promise<ReportHead> {
  const { area, view, groups, branchIds, days, compared, until, comparedUntil, bounds, parts, columns } = asked
  const narrowed = {
    ...Object.fromEntries(asked.filters),
    ...(parts === 'COMPONENT' && { parts }),
    ...(asked.rankBy !== 'REVENUE' && { rankBy: asked.rankBy }),
  }
  const lead = measureOf(leadOf(view, columns)).label
  const filters = [
    ...(await wordFilters(tx, narrowed, words)),
    ...(until ? [{ label: 'Đến', value: until }] : []),
    ...(bounds.least === undefined ? [] : [{ label: `${lead} từ`, value: formatNumber(bounds.least) }]),
    ...(bounds.most === undefined ? [] : [{ label: `${lead} đến`, value: formatNumber(bounds.most) }]),
  ]
  const by = groups.map(group => groupLabels[group].toLowerCase()).join(', ')
  return reportHeadOf(tx, branchIds, {
    title: `${areaTitles[area]}: ${view.label.toLowerCase()}, theo ${by}`,
    period: daysText(days),
    filters,
    compared: compared && [daysText(compared), comparedUntil && `đến ${comparedUntil}`].filter(Boolean).join(', '),
  })
}
