import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session.ts'
import { transferText } from '../../text/transfer.ts'
import { PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper.tsx'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = transferText

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
      <PaperLine label={transferText.carrier}>{transfer.carrier}</PaperLine>
      <PaperLine label={transferText.note}>{transfer.note}</PaperLine>
      {transfer.priceTotal !== null && (
        <p>
          {transferText.priceTotal}: <b>{formatNumber(transfer.priceTotal)}</b>
        </p>
      )}
      <PaperTable heads={paper.columns}>{transfer.items.map((item, place) => rowsOf(item, place + 1))}</PaperTable>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}

/** A row for each lot in base units; a draft without lots has one for the line. */
function rowsOf(item: Transfer['items'][number], number: number) {
  const base = item.units.at(-1)?.name ?? item.unitName
  if (item.lots.length === 0)
    return [
      <tr key={item.id} className="break-inside-avoid">
        <td className={`${paperCell} text-center`}>{number}</td>
        <td className={paperCell}>{item.productName}</td>
        <td className={paperCell} />
        <td className={paperCell} />
        <td className={paperCell}>{item.unitName}</td>
        <td className={paperFigure}>{formatNumber(item.quantity)}</td>
        <td className={paperCell} />
        <td className={paperCell}>{[priceOf(item), item.note].filter(Boolean).join(' · ')}</td>
      </tr>,
    ]
  return item.lots.map((lot, place) => (
    <tr key={lot.id} className="break-inside-avoid">
      <td className={`${paperCell} text-center`}>{place === 0 && number}</td>
      <td className={paperCell}>{place === 0 && item.productName}</td>
      <td className={paperCell}>{lot.lotNumber}</td>
      <td className={paperCell}>{lot.expiryDate && formatDate(lot.expiryDate)}</td>
      <td className={paperCell}>{base}</td>
      <td className={paperFigure}>{formatNumber(lot.quantity)}</td>
      <td className={paperFigure}>{lot.received !== null && formatNumber(lot.received)}</td>
      <td className={paperCell}>
        {[
          formatUnits(lot.quantity, item.units),
          lot.damaged > 0 && `${transferText.damaged} ${formatUnits(lot.damaged, item.units)}`,
          place === 0 && priceOf(item),
          lot.note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </td>
    </tr>
  ))
}

const priceOf = ({ price, unitName }: Transfer['items'][number]) =>
  price === null ? null : `${formatNumber(price)} đ/${unitName.toLowerCase()}`
