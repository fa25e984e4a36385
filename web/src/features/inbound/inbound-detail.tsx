import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import Copy from 'lucide-react/icons/copy'
import HandCoins from 'lucide-react/icons/hand-coins'
import Pencil from 'lucide-react/icons/pencil'
import Tags from 'lucide-react/icons/tags'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentLink } from '../../routing/document-link.tsx'
import { paymentMethodText } from '../../text/bill/bill.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { debtText } from '../../text/partner/debt.ts'
import { labelText } from '../../text/product/label.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { MenuEntry } from '../../ui/popup/menu.tsx'
import { debtTone } from '../debt/shared/debt-tone.ts'
import PayDocument from '../debt/shared/pay-document.tsx'
import { SubmissionCard } from '../submission/shared/submission-card.tsx'
import { AcceptancePaper } from './acceptance-paper.tsx'
import { AmendInbound } from './amend/amend-inbound.tsx'
import { CancelInbound } from './cancel-inbound.tsx'
import { InboundItems } from './inbound-items.tsx'
import { InboundPaper } from './inbound-paper.tsx'

/** A completed or cancelled import: lines with their lots, money, and what can still be done with it. */
export function InboundDetail({ inbound }: { inbound: Inbound }) {
  const { rights } = useSession()
  const [amending, setAmending] = useState(false)
  const [paying, setPaying] = useState(false)
  const isDone = inbound.status === 'SUCCEED'
  const purchased = isDone && inbound.kind === 'PURCHASE'
  // Asked for beforehand: a paper must be there when the printer asks.
  const accepted = useRoute(
    inboundRoutes.acceptance,
    { query: { branchId: inbound.branchId, inboundId: inbound.id } },
    { enabled: purchased, keepPrevious: false },
  )
  const mayAmend = isDone && isAllowed(rights, inboundRoutes.amend.permission)
  const mayCopy = isAllowed(rights, { model: 'import_product', action: 'create' })
  const mayCancel = isDone && isAllowed(rights, { model: 'import_product', action: 'delete' })
  const mayReturn = isDone && isAllowed(rights, { model: 'return_product', action: 'create' })
  const mayPay =
    isDone &&
    inbound.debt > 0 &&
    inbound.owed !== null &&
    inbound.providerId !== null &&
    isAllowed(rights, { model: 'provider', action: 'read' }) &&
    isAllowed(rights, inboundRoutes.payDebt.permission)
  const rarer: MenuEntry[] = [
    ...(isDone
      ? [{ id: 'label', label: labelText.title, icon: <Tags />, to: `/products/label?inboundId=${inbound.id}` }]
      : []),
    ...(mayAmend
      ? [{ id: 'amend', label: inboundText.amend, icon: <Pencil />, onSelect: () => setAmending(true) }]
      : []),
    ...(mayCopy
      ? [{ id: 'copy', label: inboundText.copy, icon: <Copy />, to: `/products/import/new?copyOf=${inbound.id}` }]
      : []),
  ]
  const acceptance = accepted.data && (
    <AcceptancePaper rows={accepted.data.rows} branchId={inbound.branchId} of={inbound.code} />
  )
  return (
    <DocumentDetail
      document={inbound}
      tabTitle={inboundText.draftTitle(inbound.code)}
      list={{ label: inboundText.title, to: '/products/import' }}
      scope={inboundText.scope}
      meta={inbound.kind === 'OPENING' && <Tag tone="info">{inboundText.kinds.OPENING}</Tag>}
      papers={[
        { id: 'receipt', label: inboundText.print, page: <InboundPaper inbound={inbound} /> },
        ...(purchased ? [{ id: 'acceptance', label: inboundText.acceptancePrint, page: acceptance }] : []),
      ]}
      rarer={rarer}
      endings={[
        mayCancel && {
          id: 'cancel',
          label: inboundText.cancel,
          window: onClose => <CancelInbound inbound={inbound} onClose={onClose} />,
        },
      ]}
      actions={
        <>
          {mayReturn && (
            <Link to={`/products/return/new?inboundId=${inbound.id}`} className={buttonClass()}>
              <Undo />
              {inboundReturnText.add}
            </Link>
          )}
          {mayPay && (
            <Button icon={<HandCoins />} onClick={() => setPaying(true)}>
              {debtText.paySubmit.provider}
            </Button>
          )}
        </>
      }
      side={<InboundSide inbound={inbound} />}
    >
      {inbound.amendedAt && (
        <p className="text-12 text-ink-3">
          {inboundText.amended(inbound.amendedByName ?? '')}{' '}
          <DateTimeText instant={inbound.amendedAt} precision="second" />
        </p>
      )}
      <Card title={inboundText.columns.items(inbound.itemCount)} padded={false} className="overflow-hidden">
        <InboundItems inbound={inbound} />
      </Card>
      {paying && inbound.providerId && (
        <PayDocument
          partner={{ kind: 'provider', id: inbound.providerId, name: inbound.providerName ?? inbound.code }}
          documentId={inbound.id}
          onClose={() => setPaying(false)}
        />
      )}
      {amending && <AmendInbound inbound={inbound} onClose={() => setAmending(false)} />}
    </DocumentDetail>
  )
}

function describeInspection({ isInspected, items }: Inbound): string | null {
  if (!isInspected) return null
  return items.some(item => item.defect) ? inboundText.receipt.inspectedWithFaults : inboundText.receipt.passed
}

/** What is left of what was owed for a completed import, for who may read debts of providers. */
function LeftToPay({ inbound: { status, debt, owed } }: { inbound: Inbound }) {
  if (status !== 'SUCCEED' || debt <= 0 || owed === undefined) return null
  if (owed === null) return <FigureRow label={inboundText.debtState}>{inboundText.paidWhole}</FigureRow>
  const { remaining, dueDay, isOverdue } = owed
  const label = isOverdue ? inboundText.leftOverdue : inboundText.leftToPay
  return (
    <>
      {remaining < debt && <FigureRow label={inboundText.paidLater} amount={debt - remaining} />}
      <FigureRow label={label(formatDate(dueDay))} strong amount={remaining} amountClass={debtTone(owed)} />
    </>
  )
}

function InboundSide({ inbound }: { inbound: Inbound }) {
  const { rights } = useSession()
  const resend = useAction(inboundRoutes.resend)
  const mayResend = isAllowed(rights, inboundRoutes.resend.permission)
  const opening = inbound.kind === 'OPENING'
  return (
    <>
      {!opening && (
        <Card title={inboundText.provider} className="[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
          {inbound.providerId ? (
            <p className="font-semibold">
              <DocumentLink kind="provider" id={inbound.providerId} code={inbound.providerName ?? ''} />
            </p>
          ) : (
            <p className="text-ink-2">—</p>
          )}
          {inbound.providerId && (
            <p className="text-12">
              <TextLink to={`/products/import?period=all&providerId=${inbound.providerId}`}>
                {inboundText.providerImports}
              </TextLink>
            </p>
          )}
        </Card>
      )}
      <Card className="[&_dl+dl]:mt-3">
        <FactList
          facts={[
            {
              label: inboundText.purchaseOrder,
              value: inbound.purchaseOrderId && (
                <TextLink to={`/products/purchase-order/${inbound.purchaseOrderId}`}>
                  {inbound.purchaseOrderCode}
                </TextLink>
              ),
            },
            { label: inboundText.invoiceNumber, value: inbound.invoiceNumber },
            { label: inboundText.invoiceSeries, value: inbound.invoiceSeries },
            { label: inboundText.invoiceDate, value: inbound.invoiceDate && formatDate(inbound.invoiceDate) },
            { label: inboundText.receiver, value: inbound.receiverName },
            { label: inboundText.receipt.inspection, value: describeInspection(inbound) },
            {
              label: inboundText.receipt.temperature,
              value: inbound.arrivalTemperature !== null && `${formatNumber(inbound.arrivalTemperature / 10, 1)} °C`,
            },
            { label: inboundText.note, value: inbound.note },
          ]}
        />
        <dl className="grid gap-1.5">
          <FigureRow label={inboundText.goods} amount={inbound.goodsAmount} />
          {inbound.discountAmount > 0 && (
            <FigureRow label={inboundText.columns.discount} amount={-inbound.discountAmount} />
          )}
          {inbound.vatAmount > 0 && <FigureRow label={inboundText.vat} amount={inbound.vatAmount} />}
          {inbound.costs
            .filter(cost => cost.payer === 'SUPPLIER')
            .map(cost => (
              <FigureRow key={cost.id} label={cost.name} amount={cost.amount} />
            ))}
          <FigureRow
            label={opening ? inboundText.openingValue : inboundText.payable}
            strong
            amount={opening ? inbound.goodsAmount - inbound.discountAmount + inbound.vatAmount : inbound.payable}
            amountClass="text-20"
          />
          {inbound.invoiceTotal !== null && inbound.invoiceTotal !== inbound.payable && (
            <FigureRow label={inboundText.invoiceTotal} amount={inbound.invoiceTotal} amountClass="text-warning-text" />
          )}
          {inbound.payments
            .filter(payment => payment.method !== 'DEBT')
            .map((payment, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place
              <FigureRow key={place} label={paymentMethodText[payment.method]} amount={payment.amount} />
            ))}
          {inbound.debt !== 0 && (
            <FigureRow
              label={inbound.debt < 0 ? inboundText.credit : inboundText.toDebt}
              amount={Math.abs(inbound.debt)}
            />
          )}
          <LeftToPay inbound={inbound} />
        </dl>
        {inbound.deductsVat && inbound.vatAmount > 0 && (
          <p className="mt-3 text-12 text-ink-3">{inboundText.vatDeducted}</p>
        )}
        {inbound.otherCost > 0 && (
          <dl className="grid gap-1.5 border-line border-t pt-3">
            {inbound.costs
              .filter(cost => cost.payer === 'OTHER')
              .map(cost => (
                <FigureRow
                  key={cost.id}
                  label={[cost.name, cost.providerName, cost.method && inboundText.methods[cost.method]]
                    .filter(Boolean)
                    .join(' · ')}
                  amount={cost.amount}
                />
              ))}
          </dl>
        )}
      </Card>
      <SubmissionCard
        submissions={inbound.submissions}
        onResend={mayResend ? () => resend.mutate({ params: { id: inbound.id } }) : undefined}
        busy={resend.isPending}
      />
    </>
  )
}
