import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import type { ControlGroup } from '@quay/contract/enumeration'
import { controlGroupText } from '@quay/domain/product/control-group'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { PaperIssuer, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { useBranchZone } from './use-branch-zone.ts'

const { paper } = incidentText

/** The report as it is sent to the authority: which medicines of which group and lot, what happened, what was done. */
export function IncidentPaper({ document }: { document: DrugIncident }) {
  const issuer = useIssuer(document.branchId)
  const timeZone = useBranchZone(document.branchId)
  const at = (instant: string) => formatDateTime(instant, timeZone).slice(0, -3)
  const facts = [
    [incidentText.discoveredAt, at(document.discoveredAt)],
    [incidentText.discoveredBy, document.discoveredBy],
    [incidentText.happenedAt, document.happenedAt && at(document.happenedAt)],
    [incidentText.place, document.place],
    [incidentText.check, document.inventoryCheckCode],
    [incidentText.description, document.description],
    [incidentText.cause, document.cause],
    [incidentText.handling, document.handling],
  ].filter(([, value]) => value)
  return (
    <PrintArea className="text-12 [page:wide]">
      <div className="grid grid-cols-2 gap-6 text-center">
        <div>
          <PaperIssuer lines={issuer.lines} />
          <p>
            {paper.number}: {document.code}
          </p>
        </div>
        <div>
          <p className="text-right italic">{paper.form}</p>
          <p className="font-bold">{paper.nation}</p>
          <p className="font-bold underline underline-offset-4">{paper.motto}</p>
          <p className="mt-2 italic">{formatDate(document.businessDay)}</p>
        </div>
      </div>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center font-bold">{paper.about[document.kind]}</p>
      <p className="mt-3">
        {paper.to}: <b>{document.recipient}</b>
      </p>
      <PaperTable heads={paper.columns}>
        {document.items.map((item, place) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>{place + 1}</td>
            <td className={paperCell}>{[item.productName, item.strength].filter(Boolean).join(', ')}</td>
            <td className={paperCell}>{item.registrationNumber}</td>
            <td className={paperCell}>{item.controlGroup && controlGroupText[item.controlGroup as ControlGroup]}</td>
            <td className={paperCell}>{item.lotNumber}</td>
            <td className={paperCell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
            <td className={paperCell}>{item.unitName}</td>
            <td className={paperFigure}>{formatNumber(item.quantity)}</td>
            <td className={paperCell}>{item.note}</td>
          </tr>
        ))}
      </PaperTable>
      {facts.map(([label, value]) => (
        <p key={label} className="mt-2 whitespace-pre-line">
          <b>{label}:</b> {value}
        </p>
      ))}
      <p className="mt-3">{paper.close}</p>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
