import type { InboundReturn } from '@quay/contract/inbound-return'
import { vatRateInWords } from '@quay/domain/tax/vat-rate-in-words'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = inboundReturnText
const cell = 'border border-black px-1.5 py-1 align-top'

/** The slip that goes with goods back to a provider, A4: a row a lot, what is given back for them, and the places to sign. */
export function ReturnPaper({ document }: { document: InboundReturn }) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === document.branchId)
  const facts = [
    [inboundReturnText.provider, document.providerName],
    [inboundReturnText.source, document.inboundCode],
    [inboundReturnText.reason, inboundReturnText.reasons[document.reason]],
    [inboundReturnText.deadline, document.deadline && formatDate(document.deadline)],
    [inboundReturnText.note, document.note],
  ] as const
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <p>
        {[branch?.name, branch?.address ?? store.address, branch?.phone ?? store.phone].filter(Boolean).join(' · ')}
      </p>
      <h1 className="mt-4 text-center text-20">{document.status === 'DRAFT' ? paper.basketTitle : paper.title}</h1>
      <p className="text-center">
        {paper.number} {document.code} · {paper.day} {formatDate(document.businessDay)}
      </p>
      <div className="mt-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <p key={label}>
                {label}: <b>{value}</b>
              </p>
            ),
        )}
      </div>
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
              <td className={cell}>{item.productName}</td>
              <td className={cell}>{item.lotNumber}</td>
              <td className={cell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
              <td className={cell}>{item.unitName}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.quantity)}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.price)}</td>
              <td className={`${cell} text-right`}>{item.vatRate !== null && vatRateInWords(item.vatRate)}</td>
              <td className={`${cell} text-right`}>{formatNumber(item.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-2 ml-auto grid w-72 grid-cols-[1fr_auto] gap-x-4">
        <Sum label={inboundReturnText.goods} amount={document.goodsAmount} />
        {document.vatAmount > 0 && <Sum label={inboundReturnText.vat} amount={document.vatAmount} />}
        {document.deduction > 0 && <Sum label={inboundReturnText.deduction} amount={-document.deduction} />}
        <Sum label={inboundReturnText.refundable} amount={document.refundable} />
      </dl>
      <div className="mt-8 grid grid-cols-3 text-center">
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

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right font-bold">{formatDong(amount)}</dd>
    </>
  )
}
