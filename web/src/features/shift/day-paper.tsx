import type { EndOfDay } from '@quay/contract/shift/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../text/shift.ts'
import { PaperIssuer, PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper.tsx'
import { PrintArea } from '../../ui/print-area.tsx'
import { flowLines, flowSum } from './shared/slip-of.ts'
import { SalesTable, Sum } from './shift-paper.tsx'

const { paper } = shiftText
const figure = (amount: number | null) => (amount === null ? paper.notClosed : formatNumber(amount))

/** The end of a day on A4. */
export function DayPaper({ report: { day, report, shifts, outsideCount, issuer } }: { report: EndOfDay }) {
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={[issuer.storeName, issuer.branchName, issuer.address ?? ''].filter(Boolean)} />
      <h1 className="mt-4 text-center text-20">{paper.dayTitle}</h1>
      <p className="text-center">
        {shiftText.day.label} {formatDate(day)}
      </p>
      <SalesTable report={report} />
      <PaperTable heads={paper.heads}>
        {flowLines(report.drawer).map(line => (
          <Sum key={line.label} {...line} />
        ))}
        <Sum strong label={shiftText.flowSum} amount={flowSum(report.drawer)} />
      </PaperTable>
      {shifts.length > 0 && (
        <PaperTable heads={paper.shiftHeads}>
          {shifts.map(shift => (
            <tr key={shift.id}>
              <td className={paperCell}>{shift.code}</td>
              <td className={paperCell}>{shift.heldByName}</td>
              <td className={paperFigure}>{figure(shift.expected)}</td>
              <td className={paperFigure}>{figure(shift.counted)}</td>
              <td className={paperFigure}>{figure(shift.difference)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      <PaperLine label={shiftText.columns.bills}>
        {outsideCount > 0 && shiftText.day.outside(formatNumber(outsideCount))}
      </PaperLine>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
