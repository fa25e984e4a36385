import type { Transfer } from '@quay/contract/stock-transfer'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { transferText } from '../../text/transfer.ts'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = transferText
const cell = 'border border-black px-1.5 py-1 align-top'

/** The slip that goes with the goods, A4: a row for each lot, what left and what arrived, and four places to sign. */
export function TransferPaper({ transfer }: { transfer: Transfer }) {
  const { store } = useProfile()
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <p>{[store.address, store.phone].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {transfer.code} · {paper.day} {formatDate(transfer.businessDay)}
      </p>
      <p className="mt-3">
        {transferText.from}: <b>{transfer.branchName}</b>
      </p>
      <p>
        {transferText.to}: <b>{transfer.targetBranchName}</b>
      </p>
      {transfer.carrier && (
        <p>
          {transferText.carrier}: {transfer.carrier}
        </p>
      )}
      {transfer.note && (
        <p>
          {transferText.note}: {transfer.note}
        </p>
      )}
      {transfer.priceTotal !== null && (
        <p>
          {transferText.priceTotal}: <b>{formatNumber(transfer.priceTotal)}</b>
        </p>
      )}
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
        <tbody>{transfer.items.map((item, place) => rowsOf(item, place + 1))}</tbody>
      </table>
      <div className="mt-8 grid grid-cols-4 text-center">
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

/** A row for each lot in base units; a draft without lots has one for the line. */
function rowsOf(item: Transfer['items'][number], number: number) {
  const base = item.units.at(-1)?.name ?? item.unitName
  if (item.lots.length === 0)
    return [
      <tr key={item.id} className="break-inside-avoid">
        <td className={`${cell} text-center`}>{number}</td>
        <td className={cell}>{item.productName}</td>
        <td className={cell} />
        <td className={cell} />
        <td className={cell}>{item.unitName}</td>
        <td className={`${cell} text-right`}>{formatNumber(item.quantity)}</td>
        <td className={cell} />
        <td className={cell}>{[priceOf(item), item.note].filter(Boolean).join(' · ')}</td>
      </tr>,
    ]
  return item.lots.map((lot, place) => (
    <tr key={lot.id} className="break-inside-avoid">
      <td className={`${cell} text-center`}>{place === 0 && number}</td>
      <td className={cell}>{place === 0 && item.productName}</td>
      <td className={cell}>{lot.lotNumber}</td>
      <td className={cell}>{lot.expiryDate && formatDate(lot.expiryDate)}</td>
      <td className={cell}>{base}</td>
      <td className={`${cell} text-right`}>{formatNumber(lot.quantity)}</td>
      <td className={`${cell} text-right`}>{lot.received !== null && formatNumber(lot.received)}</td>
      <td className={cell}>
        {[formatUnits(lot.quantity, item.units), place === 0 && priceOf(item), lot.note].filter(Boolean).join(' · ')}
      </td>
    </tr>
  ))
}

const priceOf = ({ price, unitName }: Transfer['items'][number]) =>
  price === null ? null : `${formatNumber(price)} đ/${unitName.toLowerCase()}`
