import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { PaperIssuer, PaperSignatures, PaperSum } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = inboundReturnText
const [number, product, lot, expiry, unit, quantity, price, vat, amount] = paper.columns

type Item = InboundReturn['items'][number]

const columns: ReadonlyArray<PaperColumn<Item>> = [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  { head: product, cell: item => item.productName },
  ...lotColumns<Item>(lot, expiry),
  { head: unit, cell: item => item.unitName },
  { head: quantity, look: 'figure', cell: item => formatNumber(item.quantity) },
  { head: price, look: 'figure', cell: item => formatNumber(item.price) },
  {
    head: vat,
    look: 'figure',
    needs: 'vat',
    has: item => item.vatAmount > 0,
    cell: item => item.vatRate !== null && describeVatRate(item.vatRate),
  },
  { head: amount, look: 'figure', cell: item => formatNumber(item.amount) },
]

/** The slip that goes with goods back to a provider, A4: a row a lot, what is given back for them, and the places to sign. */
export function ReturnPaper({ document }: { document: InboundReturn }) {
  const issuer = useIssuer(document.branchId)
  const facts = [
    [inboundReturnText.provider, document.providerName],
    [inboundReturnText.source, document.inboundCode],
    [inboundReturnText.reason, inboundReturnText.reasons[document.reason]],
    [inboundReturnText.deadline, document.deadline && formatDate(document.deadline)],
    [inboundReturnText.note, document.note],
  ] as const
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={issuer.lines} />
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
      <PaperRows columns={columns} rows={document.items} />
      <dl className="mt-2 ml-auto grid w-72 grid-cols-[1fr_auto] gap-x-4">
        <PaperSum label={inboundReturnText.goods} amount={document.goodsAmount} />
        {document.vatAmount > 0 && <PaperSum label={inboundReturnText.vat} amount={document.vatAmount} />}
        {document.deduction > 0 && <PaperSum label={inboundReturnText.deduction} amount={-document.deduction} />}
        <PaperSum label={inboundReturnText.refundable} amount={document.refundable} />
      </dl>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
