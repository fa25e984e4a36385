import type { Report, ReportArea, ReportRow } from '@quay/contract/report/shapes'
import type { Slip, SlipRow } from '@quay/domain/print/document'
import { isSum, type MeasureId, measureOf } from '@quay/domain/report/measures'
import { headLines } from '@quay/domain/report/report-head'
import { groupLabels, leadOf, viewOf } from '@quay/domain/report/views'
import { formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Address } from '../../list/filter.ts'
import { branchPrint } from '../../print/branch-print.ts'
import { reportText } from '../../text/money/report.ts'
import { printSlip } from '../receipt/shared/print-slip.ts'
import { figureText } from './figure-text.ts'
import { groupsOf, type May, measuresOf } from './report-columns.tsx'

/** Of more rows a roll would be metres long: these go out on sheets and as Excel. */
export const mostOnRoll = 60
/** Figures of a row that stand below its leading one. */
const besideLead = 2

type ReportSlip = { area: ReportArea; query: Address; report: Report; may: May }

/**
 * A report on a roll, which has room for a name and one figure: each row with its leading figure and below it the first figures beside that one, of
 * which there are any; then the total with every figure that adds up.
 */
export function reportSlip({ area, query, report, may }: ReportSlip): Slip {
  const { view } = viewOf(area, query.view)
  const { first, second } = groupsOf(area, query)
  const measures = measuresOf(area, query.view, may, report.total)
  const lead = leadOf(view, measures)
  const others = measures.filter(id => id !== lead && isSum(measureOf(id)))
  const textOf = (values: ReportRow['values'], id: MeasureId) => figureText(values[id], measureOf(id).kind)
  const below = (values: ReportRow['values']): SlipRow[] => {
    const said = others.slice(0, besideLead).filter(id => values[id])
    return said.length ? [said.map(id => `${measureOf(id).label} ${textOf(values, id)}`).join(' · ')] : []
  }
  const rows = report.items.slice(0, mostOnRoll)
  return [
    report.head.title,
    ...headLines(report.head).filter(line => line !== report.head.title && line !== report.head.storeName),
    '—',
    [groupLabels[first], measureOf(lead).label],
    ...rows.flatMap(({ label, detail, values }): SlipRow[] => [
      [second && detail ? `${label}, ${detail}` : label, textOf(values, lead)],
      ...below(values),
    ]),
    '—',
    [reportText.total, textOf(report.total, lead)],
    ...others.map((id): SlipRow => [measureOf(id).label, textOf(report.total, id)]),
    ...(rows.length < report.totalItem
      ? [reportText.printHint(formatNumber(rows.length), formatNumber(report.totalItem))]
      : []),
    `${reportText.asOf} ${formatDateTime(report.asOf, 'Asia/Ho_Chi_Minh')}`,
  ]
}

/** Prints it on the roll of this till. */
export async function printReport(slip: ReportSlip, branchId: string): Promise<void> {
  printSlip(reportSlip(slip), { branchId, template: await branchPrint(branchId) })
}
