import { type QualityCheck, storageItems } from '@quay/contract/quality-check'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { qualityText } from '../../text/quality-check.ts'
import { PrintArea } from '../../ui/print-area.tsx'
import { groupItems } from './group-items.ts'
import { monthOf } from './month-of.ts'

const { paper, storageChoices: words } = qualityText
const cell = 'border border-black px-1.5 py-1 align-top'

/** The form of the month as it is filed: how goods are kept, every lot by shelf with what was seen, and who signs. */
export function QualityPaper({ form }: { form: QualityCheck }) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === form.branchId)
  const items = groupItems(form.items, 'shelf').flatMap(group => group.items)
  return (
    <PrintArea className="text-12 [page:wide]">
      <p className="font-bold text-14">{store.name}</p>
      <p>
        {[branch?.name, branch?.address ?? store.address, branch?.phone ?? store.phone].filter(Boolean).join(' · ')}
      </p>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.month} {monthOf(form.month)} · {paper.number} {form.code} · {formatDate(form.businessDay)}
      </p>
      <p className="mt-3">
        {paper.inspectors}: {form.inspectors ?? form.postedByName ?? form.createdByName}
      </p>
      <p>
        {paper.storage}:{' '}
        {storageItems
          .map(item => {
            const seen = form.storage[item]
            return `${qualityText.storageItems[item]}: ${words[seen == null ? 'unseen' : seen ? 'yes' : 'no'].toLowerCase()}`
          })
          .join('; ')}
        {form.storageNote && `. ${form.storageNote}`}
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
          {items.map((item, place) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={`${cell} text-center`}>{place + 1}</td>
              <td className={cell}>{item.position}</td>
              <td className={cell}>{item.productName}</td>
              <td className={cell}>{item.lotNumber}</td>
              <td className={cell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
              <td className={cell}>{item.baseUnit}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.quantity)}</td>
              <td className={cell}>{item.result && qualityText.results[item.result]}</td>
              <td className={cell}>{item.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2">{paper.sum(formatNumber(form.lineCount), formatNumber(form.failedCount))}</p>
      {form.note && (
        <p>
          {qualityText.note}: {form.note}
        </p>
      )}
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
