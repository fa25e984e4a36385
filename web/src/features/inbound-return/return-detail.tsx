import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentItems } from '../../document/lines/document-items.tsx'
import { goodsColumn } from '../../document/lines/goods-column.tsx'
import { DocumentLink } from '../../routing/document-link.tsx'
import { paymentMethodText } from '../../text/bill/bill.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, quantityColumn } from '../../ui/table/columns.tsx'
import { SubmissionCard } from '../submission/shared/submission-card.tsx'
import { CancelReturn } from './cancel-return.tsx'
import { ReturnPaper } from './return-paper.tsx'

type Item = InboundReturn['items'][number]

const { head } = inboundReturnText

const columns: ReadonlyArray<Column<Item>> = [
  goodsColumn(head.product, item => [
    item.lotNumber && inboundReturnText.lot(item.lotNumber, item.expiryDate ? formatDate(item.expiryDate) : ''),
    item.bucket === 'quarantine' && inboundReturnText.quarantine,
  ]),
  quantityColumn(head.quantity, { width: '120px', card: 'line2' }),
  moneyColumn('price', head.price, item => item.price, { width: '110px', card: 'line2' }),
  moneyColumn('amount', head.amount, item => item.amount, {
    strong: true,
    width: '120px',
    fixed: true,
    card: 'amount',
  }),
]

/** A completed or cancelled return, and a draft for who may only read. */
export function ReturnDetail({ document }: { document: InboundReturn }) {
  const { rights } = useSession()
  const resend = useAction(inboundReturnRoutes.resend)
  const mayResend = isAllowed(rights, inboundReturnRoutes.resend.permission)
  const mayCancel = document.status !== 'CANCELLED' && isAllowed(rights, { model: 'return_product', action: 'delete' })
  return (
    <DocumentDetail
      document={document}
      tabTitle={inboundReturnText.documentTitle(document.code)}
      list={{ label: inboundReturnText.title, to: '/products/return' }}
      scope={inboundReturnText.scope}
      papers={[{ id: 'return', label: inboundReturnText.print, page: <ReturnPaper document={document} /> }]}
      endings={[
        mayCancel && {
          id: 'cancel',
          label: inboundReturnText.cancel,
          window: onClose => <CancelReturn document={document} onClose={onClose} />,
        },
      ]}
      side={
        <>
          <ReturnSide document={document} />
          <SubmissionCard
            submissions={document.submissions}
            onResend={mayResend ? () => resend.mutate({ params: { id: document.id } }) : undefined}
            busy={resend.isPending}
          />
        </>
      }
    >
      <DocumentItems
        title={inboundReturnText.columns.items(document.itemCount)}
        label={inboundReturnText.lines}
        columns={columns}
        items={document.items}
      />
    </DocumentDetail>
  )
}

function ReturnSide({ document }: { document: InboundReturn }) {
  const { providerId, providerName, inboundId, inboundCode } = document
  return (
    <Card className="[&_dl+dl]:mt-3">
      <FactList
        facts={[
          {
            label: inboundReturnText.provider,
            value: providerId && <DocumentLink kind="provider" id={providerId} code={providerName ?? ''} />,
          },
          {
            label: inboundReturnText.source,
            value: inboundId && <DocumentLink kind="inbound" id={inboundId} code={inboundCode ?? ''} />,
          },
          { label: inboundReturnText.reason, value: inboundReturnText.reasons[document.reason] },
          { label: inboundReturnText.deadline, value: document.deadline && formatDate(document.deadline) },
          { label: inboundReturnText.note, value: document.note },
        ]}
      />
      <dl className="grid gap-1.5">
        <FigureRow label={inboundReturnText.goods} amount={document.goodsAmount} />
        {document.vatAmount > 0 && <FigureRow label={inboundReturnText.vat} amount={document.vatAmount} />}
        {document.deduction > 0 && <FigureRow label={inboundReturnText.deduction} amount={-document.deduction} />}
        <FigureRow label={inboundReturnText.refundable} strong amount={document.refundable} amountClass="text-20" />
        {document.payments
          .filter(({ method }) => method !== 'DEBT')
          .map((payment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place
            <FigureRow key={place} label={paymentMethodText[payment.method]} amount={payment.amount} />
          ))}
        {document.debt > 0 && <FigureRow label={inboundReturnText.lessDebt} amount={document.debt} />}
        {document.value !== undefined && document.status !== 'DRAFT' && (
          <FigureRow label={inboundReturnText.value} amount={document.value} />
        )}
      </dl>
    </Card>
  )
}
