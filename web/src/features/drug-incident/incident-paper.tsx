import type { DrugIncident } from '@quay/contract/drug-incident'
import type { ControlGroup } from '@quay/contract/enumeration'
import { controlGroupText } from '@quay/domain/product/control-group'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { PrintArea } from '../../ui/print-area.tsx'
import { useBranchZone } from './use-branch-zone.ts'

const { paper } = incidentText
const cell = 'border border-black px-1.5 py-1 align-top'

/** The report as it is sent to the authority: which medicines of which group and lot, what happened, what was done. */
export function IncidentPaper({ document }: { document: DrugIncident }) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === document.branchId)
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
          <p className="font-bold text-14">{store.name}</p>
          <p>{[branch?.name, branch?.address ?? store.address].filter(Boolean).join(' · ')}</p>
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
          {document.items.map((item, place) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={`${cell} text-center`}>{place + 1}</td>
              <td className={cell}>{[item.productName, item.strength].filter(Boolean).join(', ')}</td>
              <td className={cell}>{item.registrationNumber}</td>
              <td className={cell}>{item.controlGroup && controlGroupText[item.controlGroup as ControlGroup]}</td>
              <td className={cell}>{item.lotNumber}</td>
              <td className={cell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
              <td className={cell}>{item.unitName}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.quantity)}</td>
              <td className={cell}>{item.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.map(([label, value]) => (
        <p key={label} className="mt-2 whitespace-pre-line">
          <b>{label}:</b> {value}
        </p>
      ))}
      <p className="mt-3">{paper.close}</p>
      <div className="mt-6 grid break-inside-avoid grid-cols-2 text-center">
        {paper.signatures.map(who => (
          <div key={who} className="h-28">
            <p className="font-bold">{who}</p>
            <p className="italic">{paper.sign}</p>
          </div>
        ))}
      </div>
    </PrintArea>
  )
}
