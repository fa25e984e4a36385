import type { Report, ReportArea, ReportRow } from '@quay/contract/report/shapes'
import { measureOf } from '@quay/domain/report/measures'
import { groupLabels } from '@quay/domain/report/views'
import { formatNumber } from '@quay/domain/text/format-number'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useIssuer } from '../../api/session/use-issuer.ts'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { PaperIssuer, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PaperHead } from '../../ui/paper/paper-head.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { usePageNumbers } from '../../ui/paper/use-page-numbers.ts'
import { figureText } from './figure-text.ts'
import { groupsOf, mayWith, measuresOf } from './report-columns.tsx'

type ReportPaperProps = { area: ReportArea; query: Address; report: Report }

/** The rows in sight and the total of all on A4, in the columns of the screen. */
export function ReportPaper({ area, query, report }: ReportPaperProps) {
  const { rights } = useSession()
  const { lines } = useIssuer(useBranchId())
  usePageNumbers()
  const { first, second } = groupsOf(area, query)
  const measures = measuresOf(area, query.view, mayWith(rights), report.total)
  const cells = (values: ReportRow['values']) =>
    measures.map(id => (
      <td key={id} className={paperFigure}>
        {figureText(values[id], measureOf(id).kind)}
      </td>
    ))
  const { items, totalItem } = report
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={query.scope === 'all' ? [lines[0], reportText.allBranches] : lines} />
      <PaperHead head={report.head} />
      <PaperTable tight heads={[groupLabels[first], ...measures.map(id => measureOf(id).label)]}>
        {items.map(row => (
          <tr key={row.key}>
            <td className={paperCell}>{second && row.detail ? `${row.label}, ${row.detail}` : row.label}</td>
            {cells(row.values)}
          </tr>
        ))}
        <tr className="font-bold">
          <td className={paperCell}>{reportText.total}</td>
          {cells(report.total)}
        </tr>
      </PaperTable>
      <p className="mt-2">
        {reportText.asOf} <DateTimeText instant={report.asOf} precision="second" />
        {items.length < totalItem && ` · ${reportText.printHint(formatNumber(items.length), formatNumber(totalItem))}`}
      </p>
    </PrintArea>
  )
}
