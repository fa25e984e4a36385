import type { Disposal } from '@quay/contract/disposal'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { disposalText } from '../../text/disposal.ts'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = disposalText
const cell = 'border border-black px-1.5 py-1 align-top'

/** The minutes of destruction: who stood by, what was destroyed and how, and places to sign. */
export function DisposalPaper({ document }: { document: Disposal }) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === document.branchId)
  const day = formatDate(document.disposedOn ?? document.businessDay)
  const seesCost = document.value !== undefined
  const names = paper.columns.filter((_, place) => seesCost || place !== 7)
  return (
    <PrintArea className="text-12 [page:wide]">
      <p className="font-bold text-14">{store.name}</p>
      <p>
        {[branch?.name, branch?.address ?? store.address, branch?.phone ?? store.phone].filter(Boolean).join(' · ')}
      </p>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {document.code}
      </p>
      <p className="mt-3">{paper.today(document.place ?? branch?.address ?? store.address ?? '', day)}</p>
      <ol className="ml-6 list-decimal">
        <li>
          {document.createdByName}, {paper.keeper}
        </li>
        {document.witnesses.map(({ name, title }) => (
          <li key={`${name} ${title}`}>{[name, title].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
      <p className="mt-2">{paper.destroyed}</p>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr>
            {names.map(name => (
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
              <td className={cell}>{item.productName}</td>
              <td className={cell}>{item.registrationNumber}</td>
              <td className={cell}>{item.lotNumber}</td>
              <td className={cell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
              <td className={cell}>{item.unitName}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.quantity)}</td>
              {seesCost && <td className={`${cell} text-right`}>{formatNumber(item.value ?? 0)}</td>}
              <td className={cell}>{[disposalText.reasons[document.reason], item.note].filter(Boolean).join(': ')}</td>
            </tr>
          ))}
          {document.value !== undefined && (
            <tr className="break-inside-avoid font-bold">
              <td className={cell} colSpan={7}>
                {paper.sum}
              </td>
              <td className={`${cell} text-right`}>{formatDong(document.value)}</td>
              <td className={cell} />
            </tr>
          )}
        </tbody>
      </table>
      {document.method && (
        <p className="mt-2">
          {paper.method}: {document.method}
        </p>
      )}
      {document.note && (
        <p>
          {disposalText.note}: {document.note}
        </p>
      )}
      <p className="mt-2">{paper.close}</p>
      <div className="mt-6 grid break-inside-avoid grid-cols-3 text-center">
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
