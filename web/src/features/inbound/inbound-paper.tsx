import type { Inbound } from '@quay/contract/inbound/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { PaperIssuer, PaperLine, PaperSignatures, PaperSum } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { amountOf } from './inbound-items.tsx'

const { paper } = inboundText
const [number, product, lot, expiry, unit, quantity, price, vat, amount] = paper.columns

type Item = Inbound['items'][number]
type Row = {
  item: Item
  line: (Item & { number: number }) | null
  lotNumber: string
  expiryDate: string | null
  quantity: number
}

const columns: ReadonlyArray<PaperColumn<Row>> = [
  { head: number, look: 'center', cell: ({ line }) => line?.number },
  { head: product, cell: ({ line }) => line?.productName },
  ...lotColumns<Row>(lot, expiry),
  { head: unit, cell: ({ item }) => item.unitName },
  { head: quantity, look: 'figure', cell: row => formatNumber(row.quantity) },
  { head: price, look: 'figure', cell: ({ line }) => line && formatNumber(line.price) },
  {
    head: vat,
    look: 'figure',
    needs: 'vat',
    has: ({ item }) => item.vatAmount > 0,
    cell: ({ line }) => line && line.vatRate !== null && describeVatRate(line.vatRate),
  },
  { head: amount, look: 'figure', cell: ({ line }) => line && formatNumber(amountOf(line)) },
]

/** The import on paper, A4: a row for each lot, totals, and the places to sign. */
export function InboundPaper({ inbound }: { inbound: Inbound }) {
  const issuer = useIssuer(inbound.branchId)
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
      <PaperRows columns={columns} rows={inbound.items.flatMap(rowsOf)} />
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
      {inbound.deductsVat && inbound.vatAmount > 0 && <p className="text-right">{inboundText.vatDeducted}</p>}
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}

/** A row for each lot of a line; what belongs to the whole line is null but in its first row. */
function rowsOf(item: Item, place: number): Row[] {
  const lots = item.lots.length > 0 ? item.lots : [{ lotNumber: '', expiryDate: null, quantity: received(item) }]
  return lots.map(({ lotNumber, expiryDate, quantity }, lot) => ({
    item,
    lotNumber,
    expiryDate,
    quantity,
    line: lot === 0 ? { number: place + 1, ...item } : null,
  }))
}

const received = (item: Item) => item.quantity + item.bonusQuantity
