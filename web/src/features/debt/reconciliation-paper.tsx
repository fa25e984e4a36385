import type { Reconciliation } from '@quay/contract/money/debt-report'
import { amountInWords } from '@quay/domain/print/amount-in-words'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useBranchId } from '../../api/session/session.ts'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { debtEntryKindText } from '../../text/partner/debt.ts'
import { debtReportText } from '../../text/partner/debt-report.ts'
import { PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = debtReportText.reconcile
const [code, day, due, amount, remaining] = paper.unpaidColumns

type Unpaid = Reconciliation['unpaid'][number]

const unpaidColumns: ReadonlyArray<PaperColumn<Unpaid>> = [
  { head: code, cell: one => one.documentCode },
  { head: day, cell: one => formatDate(one.businessDay) },
  { head: due, cell: one => formatDate(one.dueDay) },
  { head: amount, look: 'figure', cell: one => formatNumber(one.amount) },
  { head: remaining, look: 'figure', cell: one => formatNumber(one.remaining) },
]

const some = (figure: number) => (figure === 0 ? '' : formatNumber(figure))

/** The minutes on which the shop (A) and its partner (B) confirm what is owed: each row with its balance, closing in words, what is not paid. */
export function ReconciliationPaper({ reconciliation }: { reconciliation: Reconciliation }) {
  const issuer = useIssuer(useBranchId())
  const { partnerKind, name, address, taxCode, phone, from, to, opening, increase, decrease, closing, rows, unpaid } =
    reconciliation
  const owed = closing < 0 ? paper.credit[partnerKind] : paper.owes[partnerKind]
  return (
    <PrintArea className="text-12">
      <h1 className="text-center text-20">{paper.title}</h1>
      <p className="text-center italic">{paper.period(formatDate(from), formatDate(to))}</p>
      <div className="mt-4 grid grid-cols-2 gap-6">
        <div>
          <PaperLine label={paper.sideA} strong>
            {issuer.lines[0]}
          </PaperLine>
          <p>{issuer.lines[1]}</p>
        </div>
        <div>
          <PaperLine label={paper.sideB} strong>
            {name}
          </PaperLine>
          <PaperLine label={paper.address}>{address}</PaperLine>
          <PaperLine label={paper.taxCode}>{taxCode}</PaperLine>
          <PaperLine label={paper.phone}>{phone}</PaperLine>
        </div>
      </div>
      <p className="mt-3">{paper.agreed}</p>
      <PaperTable heads={paper.columns} tight>
        <tr className="font-bold">
          <td className={paperCell} colSpan={5}>
            {paper.openingRow}
          </td>
          <td className={paperFigure}>{formatNumber(opening)}</td>
        </tr>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
          <tr key={place} className="break-inside-avoid">
            <td className={paperCell}>{formatDate(row.businessDay)}</td>
            <td className={paperCell}>{row.documentCode}</td>
            <td className={paperCell}>
              {[debtEntryKindText(row.kind, partnerKind), row.note].filter(Boolean).join('. ')}
            </td>
            <td className={paperFigure}>{some(row.increase)}</td>
            <td className={paperFigure}>{some(row.decrease)}</td>
            <td className={paperFigure}>{formatNumber(row.balance)}</td>
          </tr>
        ))}
        <tr className="font-bold">
          <td className={paperCell} colSpan={3}>
            {paper.closingRow}
          </td>
          <td className={paperFigure}>{formatNumber(increase)}</td>
          <td className={paperFigure}>{formatNumber(decrease)}</td>
          <td className={paperFigure}>{formatNumber(closing)}</td>
        </tr>
      </PaperTable>
      <p className="mt-3 font-bold">{owed(formatDate(to), formatDong(Math.abs(closing)))}</p>
      <PaperLine label={paper.inWords}>
        <i>{amountInWords(Math.abs(closing))}</i>
      </PaperLine>
      {unpaid.length > 0 && (
        <>
          <p className="mt-3">{paper.unpaid}</p>
          <PaperRows columns={unpaidColumns} rows={unpaid} tight />
        </>
      )}
      <p className="mt-3">{paper.close}</p>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
