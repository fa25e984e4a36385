import type { AcceptedLot } from '@quay/contract/inbound'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { inboundText } from '../../text/inbound.ts'
import { PrintArea } from '../../ui/print-area.tsx'

const { acceptancePaper: paper, receipt } = inboundText
const cell = 'border border-black px-1 py-0.5 align-top'

type AcceptancePaperProps = {
  rows: readonly AcceptedLot[]
  branchId: string
  /** The code of the one receipt that it is of; left out for the register of some days. */
  of?: string
  days?: { from: string; to: string }
}

/**
 * The register of acceptance (sổ kiểm nhập), A4 on its side: a row for each lot. What nobody wrote of the inspection stays
 * empty, for the hand.
 */
export function AcceptancePaper({ rows, branchId, of, days }: AcceptancePaperProps) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === branchId)
  return (
    <PrintArea className="text-11">
      <style>{'@page { size: A4 landscape; margin: 10mm }'}</style>
      <p className="font-bold text-14">{store.name}</p>
      <p>{[branch?.name, branch?.address ?? store.address].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-3 text-center text-18">{of ? `${paper.ofOne} ${of}` : paper.title}</h1>
      {days && <p className="text-center">{paper.days(formatDate(days.from), formatDate(days.to))}</p>}
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            {paper.columns.map(name => (
              <th key={name} scope="col" className={`${cell} text-center font-bold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lot may stand on two lines of one receipt
            <tr key={place} className="break-inside-avoid">
              <td className={`${cell} text-center`}>{place + 1}</td>
              <td className={cell}>{formatDate(row.day)}</td>
              <td className={cell}>
                {[row.productName, [row.activeIngredient, row.strength].filter(Boolean).join(' ')]
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td className={cell}>{row.registrationNumber}</td>
              <td className={cell}>{[row.manufacturer, row.country].filter(Boolean).join(', ')}</td>
              <td className={cell}>{row.lotNumber}</td>
              <td className={cell}>{row.expiryDate && formatDate(row.expiryDate)}</td>
              <td className={cell}>{row.unitName}</td>
              <td className={`${cell} text-right`}>{formatNumber(row.quantity)}</td>
              <td className={cell}>{[row.providerName, row.invoiceNumber].filter(Boolean).join(', ')}</td>
              <td className={cell}>
                {[row.storage && paper.storage[row.storage], arrivalInWords(row)].filter(Boolean).join(', ')}
              </td>
              <td className={`${cell} min-w-16`}>{row.isInspected && (row.defect ?? receipt.passed)}</td>
              <td className={`${cell} min-w-16`}>
                {row.isInspected && <p>{row.defect ? receipt.rejected : receipt.accepted}</p>}
                {row.receiverName}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 grid grid-cols-3 text-center">
        {paper.signatures.map(who => (
          <div key={who} className="h-24">
            <p className="font-bold">{who}</p>
            <p className="italic">{inboundText.paper.sign}</p>
          </div>
        ))}
      </div>
    </PrintArea>
  )
}

const arrivalInWords = ({ arrivalTemperature }: AcceptedLot) =>
  arrivalTemperature === null ? null : receipt.onArrival(formatNumber(arrivalTemperature / 10, 1))
