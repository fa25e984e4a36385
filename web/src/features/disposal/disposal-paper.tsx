import type { Disposal } from '@quay/contract/disposal/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/use-issuer.ts'
import { disposalText } from '../../text/disposal.ts'
import { PaperIssuer, PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper.tsx'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = disposalText

/** The minutes of destruction: who stood by, what was destroyed and how, and places to sign. */
export function DisposalPaper({ document }: { document: Disposal }) {
  const issuer = useIssuer(document.branchId)
  const day = formatDate(document.disposedOn ?? document.businessDay)
  const seesCost = document.value !== undefined
  const names = paper.columns.filter((_, place) => seesCost || place !== 7)
  return (
    <PrintArea className="text-12 [page:wide]">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {document.code}
      </p>
      <p className="mt-3">{paper.today(document.place ?? issuer.address, day)}</p>
      <ol className="ml-6 list-decimal">
        <li>
          {document.createdByName}, {paper.keeper}
        </li>
        {document.witnesses.map(({ name, title }) => (
          <li key={`${name} ${title}`}>{[name, title].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
      <p className="mt-2">{paper.destroyed}</p>
      <PaperTable heads={names}>
        {document.items.map((item, place) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>{place + 1}</td>
            <td className={paperCell}>{item.productName}</td>
            <td className={paperCell}>{item.registrationNumber}</td>
            <td className={paperCell}>{item.lotNumber}</td>
            <td className={paperCell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
            <td className={paperCell}>{item.unitName}</td>
            <td className={paperFigure}>{formatNumber(item.quantity)}</td>
            {seesCost && <td className={paperFigure}>{formatNumber(item.value ?? 0)}</td>}
            <td className={paperCell}>
              {[disposalText.reasons[document.reason], item.note].filter(Boolean).join(': ')}
            </td>
          </tr>
        ))}
        {document.value !== undefined && (
          <tr className="break-inside-avoid font-bold">
            <td className={paperCell} colSpan={7}>
              {paper.sum}
            </td>
            <td className={paperFigure}>{formatDong(document.value)}</td>
            <td className={paperCell} />
          </tr>
        )}
      </PaperTable>
      {document.method && (
        <p className="mt-2">
          {paper.method}: {document.method}
        </p>
      )}
      <PaperLine label={disposalText.note}>{document.note}</PaperLine>
      <p className="mt-2">{paper.close}</p>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
