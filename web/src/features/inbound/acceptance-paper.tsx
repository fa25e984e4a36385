import type { AcceptedLot } from '@quay/contract/inbound/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/use-issuer.ts'
import { inboundText } from '../../text/inbound.ts'
import { PaperIssuer, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper.tsx'
import { PrintArea } from '../../ui/print-area.tsx'

const { acceptancePaper: paper, receipt } = inboundText

type AcceptancePaperProps = {
  rows: readonly AcceptedLot[]
  branchId: string
  /** The code of the one receipt that it is of; left out for the register of some days. */
  of?: string
  days?: { from: string; to: string }
}

/**
 * The register of acceptance (sổ kiểm nhập), A4 on its side: a row for each lot. Missing data of the inspection stay
 * empty, to be filled in by hand.
 */
export function AcceptancePaper({ rows, branchId, of, days }: AcceptancePaperProps) {
  const issuer = useIssuer(branchId)
  return (
    <PrintArea className="text-11">
      <style>{'@page { size: A4 landscape; margin: 10mm }'}</style>
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-3 text-center text-18">{of ? `${paper.ofOne} ${of}` : paper.title}</h1>
      {days && <p className="text-center">{paper.days(formatDate(days.from), formatDate(days.to))}</p>}
      <PaperTable tight heads={paper.columns}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lot may stand on two lines of one receipt
          <tr key={place} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>{place + 1}</td>
            <td className={paperCell}>{formatDate(row.day)}</td>
            <td className={paperCell}>
              {[row.productName, [row.activeIngredient, row.strength].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td className={paperCell}>{row.registrationNumber}</td>
            <td className={paperCell}>{[row.manufacturer, row.country].filter(Boolean).join(', ')}</td>
            <td className={paperCell}>{row.lotNumber}</td>
            <td className={paperCell}>{row.expiryDate && formatDate(row.expiryDate)}</td>
            <td className={paperCell}>{row.unitName}</td>
            <td className={paperFigure}>{formatNumber(row.quantity)}</td>
            <td className={paperCell}>{[row.providerName, row.invoiceNumber].filter(Boolean).join(', ')}</td>
            <td className={paperCell}>
              {[row.storage && paper.storage[row.storage], describeArrival(row)].filter(Boolean).join(', ')}
            </td>
            <td className={`${paperCell} min-w-16`}>{row.isInspected && (row.defect ?? receipt.passed)}</td>
            <td className={`${paperCell} min-w-16`}>
              {row.isInspected && <p>{row.defect ? receipt.rejected : receipt.accepted}</p>}
              {row.receiverName}
            </td>
          </tr>
        ))}
      </PaperTable>
      <PaperSignatures who={paper.signatures} hint={inboundText.paper.sign} />
    </PrintArea>
  )
}

const describeArrival = ({ arrivalTemperature }: AcceptedLot) =>
  arrivalTemperature === null ? null : receipt.onArrival(formatNumber(arrivalTemperature / 10, 1))
