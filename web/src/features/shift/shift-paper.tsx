import type { SalesReport, Shift } from '@quay/contract/shift/shapes'
import { formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../text/till/shift.ts'
import { PaperIssuer, PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { flowLines, returnLines } from './shared/slip-of.ts'

const { paper } = shiftText

/** A shift on A4: sales, money, the count by denomination, cancelled bills, and places to sign. */
export function ShiftPaper({ shift, timeZone }: { shift: Shift; timeZone: string }) {
  const { issuer, report } = shift
  const last = shift.counts.at(-1)
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={[issuer.storeName, issuer.branchName, issuer.address ?? ''].filter(Boolean)} />
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">{paper.shift(shift.code, shiftText.states[shift.status])}</p>
      <div className="mt-3">
        <PaperLine label={shiftText.facts.till}>{shift.deviceName ?? shiftText.commonDrawer}</PaperLine>
        <PaperLine label={shiftText.facts.holder}>{shift.heldByName}</PaperLine>
        <PaperLine label={shiftText.facts.opened}>{formatDateTime(shift.openedAt, timeZone)}</PaperLine>
        <PaperLine label={shiftText.facts.closed}>
          {shift.closedAt && formatDateTime(shift.closedAt, timeZone)}
        </PaperLine>
        <PaperLine label={shiftText.facts.closedBy}>{shift.closedByName}</PaperLine>
        <PaperLine label={shiftText.facts.handedTo}>{shift.handedTo?.name}</PaperLine>
      </div>
      {report && <SalesTable report={report} />}
      <PaperTable heads={paper.heads}>
        <Sum label={shiftText.float} amount={shift.openingFloat} />
        {report && flowLines(report.drawer).map(line => <Sum key={line.label} {...line} />)}
        <Sum strong label={shiftText.expected} amount={shift.expected} />
        <Sum strong label={shiftText.countedSum} amount={shift.counted} />
        <Sum strong label={shiftText.difference} amount={shift.difference} />
        <Sum label={shiftText.taken} amount={shift.taken} />
      </PaperTable>
      <PaperLine label={shiftText.facts.reason}>{shift.reason}</PaperLine>
      {last && (
        <PaperTable tight heads={paper.noteHeads}>
          {last.notes.map(({ value, quantity }) => (
            <tr key={value}>
              <td className={paperFigure}>{formatNumber(value)}</td>
              <td className={paperFigure}>{formatNumber(quantity)}</td>
              <td className={paperFigure}>{formatNumber(value * quantity)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}

/** What was sold, on paper. */
export function SalesTable({ report }: { report: SalesReport }) {
  return (
    <>
      <PaperTable heads={paper.heads}>
        <tr>
          <td className={paperCell}>{shiftText.billCount}</td>
          <td className={paperFigure}>{formatNumber(report.billCount)}</td>
        </tr>
        <Sum label={shiftText.gross} amount={report.gross} />
        <Sum label={shiftText.lineDiscount} amount={-report.lineDiscount || 0} />
        <Sum label={shiftText.orderDiscount} amount={-report.orderDiscount || 0} />
        <Sum label={shiftText.pointsAmount} amount={-report.pointsAmount || 0} />
        <Sum strong label={shiftText.payable} amount={report.payable} />
        {report.surcharges !== 0 && <Sum label={shiftText.surcharges} amount={report.surcharges} />}
        <Sum label={shiftText.cashRounding} amount={report.cashRounding} />
        <Sum label={shiftText.vat} amount={report.vat} />
        <Sum label={shiftText.cash} amount={report.cash} />
        <Sum label={shiftText.bank} amount={report.bank} />
        <Sum label={shiftText.debt} amount={report.debt} />
      </PaperTable>
      {report.returns.count > 0 && (
        <PaperTable heads={[shiftText.returns.title, paper.heads[1]]}>
          <tr>
            <td className={paperCell}>{shiftText.returns.count}</td>
            <td className={paperFigure}>{formatNumber(report.returns.count)}</td>
          </tr>
          {returnLines(report).map(line => (
            <Sum key={line.label} {...line} />
          ))}
          <Sum strong label={shiftText.net} amount={report.payable - report.returns.amount} />
        </PaperTable>
      )}
      {report.cancelled.length > 0 && (
        <PaperTable tight heads={paper.cancelHeads}>
          {report.cancelled.map(bill => (
            <tr key={bill.id}>
              <td className={paperCell}>{bill.code}</td>
              <td className={paperCell}>{[bill.cancelledByName, bill.reason].filter(Boolean).join(': ')}</td>
              <td className={paperFigure}>{formatNumber(bill.payable)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
    </>
  )
}

/** A line of a sum; without an amount there is none. */
export function Sum({ label, amount, strong = false }: { label: string; amount: number | null; strong?: boolean }) {
  if (amount === null) return null
  return (
    <tr className={strong ? 'font-bold' : undefined}>
      <td className={paperCell}>{label}</td>
      <td className={paperFigure}>{formatNumber(amount)}</td>
    </tr>
  )
}
