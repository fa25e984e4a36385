import type { Inbound } from '@quay/contract/inbound/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useStoreUses } from '../../api/store-uses.ts'
import { useIssuer } from '../../api/use-issuer.ts'
import { inboundText } from '../../text/inbound.ts'
import {
  PaperIssuer,
  PaperLine,
  PaperSignatures,
  PaperSum,
  PaperTable,
  paperCell,
  paperFigure,
} from '../../ui/paper.tsx'
import { PrintArea } from '../../ui/print-area.tsx'
import { amountOf } from './inbound-items.tsx'

const { paper } = inboundText

/** The import on paper, A4: a row for each lot, totals, and the places to sign. */
export function InboundPaper({ inbound }: { inbound: Inbound }) {
  const issuer = useIssuer(inbound.branchId)
  const withVat = useStoreUses().vat || inbound.vatAmount > 0
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{inbound.kind === 'OPENING' ? paper.openingTitle : paper.title}</h1>
      <p className="text-center">
        {paper.number} {inbound.code} · {paper.day} {formatDate(inbound.businessDay)}
      </p>
      {inbound.providerName && (
        <p className="mt-3">
          {inboundText.provider}: <b>{inbound.providerName}</b>
        </p>
      )}
      {inbound.invoiceNumber && (
        <p>
          {inboundText.invoiceNumber}: {[inbound.invoiceSeries, inbound.invoiceNumber].filter(Boolean).join(' ')}
          {inbound.invoiceDate && ` · ${formatDate(inbound.invoiceDate)}`}
        </p>
      )}
      <PaperLine label={inboundText.receiver}>{inbound.receiverName}</PaperLine>
      <PaperLine label={inboundText.note}>{inbound.note}</PaperLine>
      <PaperTable heads={paper.columns.filter(name => withVat || name !== paper.vat)}>
        {inbound.items.map((item, place) => rowsOf(item, place + 1, withVat))}
      </PaperTable>
      <dl className="mt-2 ml-auto grid w-72 grid-cols-[1fr_auto] gap-x-4">
        <PaperSum label={inboundText.goods} amount={inbound.goodsAmount} />
        {inbound.discountAmount > 0 && (
          <PaperSum label={inboundText.columns.discount} amount={-inbound.discountAmount} />
        )}
        {inbound.vatAmount > 0 && <PaperSum label={inboundText.vat} amount={inbound.vatAmount} />}
        <PaperSum label={paper.total} amount={inbound.goodsAmount - inbound.discountAmount + inbound.vatAmount} />
        {inbound.paid > 0 && <PaperSum label={inboundText.columns.paid} amount={inbound.paid} />}
        {inbound.debt > 0 && <PaperSum label={inboundText.columns.debt} amount={inbound.debt} />}
      </dl>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}

/** A row for each lot; what belongs to the whole line stands in its first row. */
function rowsOf(item: Inbound['items'][number], number: number, withVat: boolean) {
  const lots = item.lots.length > 0 ? item.lots : [{ lotNumber: '', expiryDate: null, quantity: received(item) }]
  return lots.map((lot, place) => (
    <tr key={`${item.id}.${lot.lotNumber}`} className="break-inside-avoid">
      <td className={`${paperCell} text-center`}>{place === 0 && number}</td>
      <td className={paperCell}>{place === 0 && item.productName}</td>
      <td className={paperCell}>{lot.lotNumber}</td>
      <td className={paperCell}>{lot.expiryDate && formatDate(lot.expiryDate)}</td>
      <td className={paperCell}>{item.unitName}</td>
      <td className={paperFigure}>{formatNumber(lot.quantity)}</td>
      <td className={paperFigure}>{place === 0 && formatNumber(item.price)}</td>
      {withVat && (
        <td className={paperFigure}>{place === 0 && item.vatRate !== null && describeVatRate(item.vatRate)}</td>
      )}
      <td className={paperFigure}>{place === 0 && formatNumber(amountOf(item))}</td>
    </tr>
  ))
}

const received = (item: Inbound['items'][number]) => item.quantity + item.bonusQuantity
