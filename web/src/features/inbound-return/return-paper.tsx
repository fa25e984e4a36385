import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useStoreUses } from '../../api/store-uses.ts'
import { useIssuer } from '../../api/use-issuer.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { PaperIssuer, PaperSignatures, PaperSum, PaperTable, paperCell, paperFigure } from '../../ui/paper.tsx'
import { PrintArea } from '../../ui/print-area.tsx'

const { paper } = inboundReturnText

/** The slip that goes with goods back to a provider, A4: a row a lot, what is given back for them, and the places to sign. */
export function ReturnPaper({ document }: { document: InboundReturn }) {
  const issuer = useIssuer(document.branchId)
  const withVat = useStoreUses().vat || document.vatAmount > 0
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
      <PaperTable heads={paper.columns.filter(name => withVat || name !== paper.vat)}>
        {document.items.map((item, place) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>{place + 1}</td>
            <td className={paperCell}>{item.productName}</td>
            <td className={paperCell}>{item.lotNumber}</td>
            <td className={paperCell}>{item.expiryDate && formatDate(item.expiryDate)}</td>
            <td className={paperCell}>{item.unitName}</td>
            <td className={paperFigure}>{formatNumber(item.quantity)}</td>
            <td className={paperFigure}>{formatNumber(item.price)}</td>
            {withVat && <td className={paperFigure}>{item.vatRate !== null && describeVatRate(item.vatRate)}</td>}
            <td className={paperFigure}>{formatNumber(item.amount)}</td>
          </tr>
        ))}
      </PaperTable>
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
