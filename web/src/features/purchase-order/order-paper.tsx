import type { PurchaseOrder } from '@quay/contract/purchase-order/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { PaperIssuer, PaperLine, PaperSignatures, PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = orderText

/** The order as it goes to the provider, A4: printed, or saved as PDF by the browser. */
export function OrderPaper({ order }: { order: PurchaseOrder }) {
  const issuer = useIssuer(order.branchId)
  const { provider } = order
  return (
    <PrintArea className="text-12">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {order.code} · {paper.day} {formatDate(order.businessDay)}
      </p>
      <p className="mt-3">
        {paper.to}: <b>{order.providerName}</b>
      </p>
      <p>{[provider.contactName, provider.phone, provider.email, provider.address].filter(Boolean).join(' · ')}</p>
      <p>
        {paper.deliver}: {issuer.lines[1]}
      </p>
      {order.expectedDate && (
        <p>
          {paper.expected}: <b>{formatDate(order.expectedDate)}</b>
        </p>
      )}
      <PaperLine label={orderText.note}>{order.note}</PaperLine>
      <PaperTable heads={paper.columns}>
        {order.items.map((item, place) => (
          <tr key={item.id} className="break-inside-avoid">
            <td className={`${paperCell} text-center`}>{place + 1}</td>
            <td className={paperCell}>{item.productCode}</td>
            <td className={paperCell}>{item.productName}</td>
            <td className={paperCell}>{item.unitName}</td>
            <td className={paperFigure}>{formatNumber(item.quantity)}</td>
            <td className={paperFigure}>{item.price > 0 && formatNumber(item.price)}</td>
            <td className={paperFigure}>{item.amount > 0 && formatNumber(item.amount)}</td>
            <td className={paperCell}>{item.note}</td>
          </tr>
        ))}
      </PaperTable>
      {order.payable > 0 && (
        <p className="mt-2 text-right">
          {orderText.payable}: <b>{formatDong(order.payable)}</b>
        </p>
      )}
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
