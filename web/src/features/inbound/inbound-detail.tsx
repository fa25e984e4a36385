import type { Inbound } from '@quay/contract/inbound'
import { isAllowed } from '@quay/contract/permission'
import { formatDate } from '@quay/domain/text/format-date'
import Ban from 'lucide-react/icons/ban'
import Printer from 'lucide-react/icons/printer'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../api/session.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { paymentMethodText } from '../../text/bill.ts'
import { inboundText } from '../../text/inbound.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { FigureRow } from '../../ui/figure-row.tsx'
import { Link } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CancelInbound } from './cancel-inbound.tsx'
import { InboundItems } from './inbound-items.tsx'
import { InboundPaper } from './inbound-paper.tsx'

/** A completed or cancelled import: lines with their lots, money, and what can still be done with it. */
export function InboundDetail({ inbound }: { inbound: Inbound }) {
  const { rights } = useSession()
  const [cancelling, setCancelling] = useState(false)
  const [printing, setPrinting] = useState(false)
  useDocumentTitle(inboundText.draftTitle(inbound.code))
  useHotkey({ id: 'inbound.print', key: 'Ctrl+P', label: inboundText.print, scope: inboundText.scope }, print)

  function print() {
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }
  const mayCancel = inbound.status === 'SUCCEED' && isAllowed(rights, { model: 'import_product', action: 'delete' })
  const mayReturn = inbound.status === 'SUCCEED' && isAllowed(rights, { model: 'return_product', action: 'create' })
  return (
    <DetailPage
      title={inbound.code}
      crumbs={[{ label: inboundText.title, to: '/products/import' }]}
      meta={
        <>
          <StatusBadge status={inbound.status} />
          {inbound.kind === 'OPENING' && <Tag tone="info">{inboundText.kinds.OPENING}</Tag>}
          <span className="text-12 text-ink-3">
            <DateTimeText instant={inbound.postedAt ?? inbound.createdAt} precision="second" /> ·{' '}
            {inbound.createdByName}
          </span>
        </>
      }
      actions={
        <>
          {mayReturn && (
            <Link to={`/products/return/new?inboundId=${inbound.id}`} className={buttonClass()}>
              <Undo />
              {inboundReturnText.add}
            </Link>
          )}
          {mayCancel && (
            <Button icon={<Ban />} onClick={() => setCancelling(true)}>
              {inboundText.cancel}
            </Button>
          )}
          <Button icon={<Printer />} keyHint="Ctrl+P" onClick={print}>
            {inboundText.print}
          </Button>
        </>
      }
      side={<InboundSide inbound={inbound} />}
    >
      {inbound.status === 'CANCELLED' && (
        <Note tone="danger">
          {inboundText.cancelled(inbound.cancelledByName ?? '')}{' '}
          <DateTimeText instant={inbound.cancelledAt} precision="second" />
          {inbound.cancelReason && `: ${inbound.cancelReason}`}
        </Note>
      )}
      <Card title={inboundText.columns.items(inbound.itemCount)} padded={false} className="overflow-hidden">
        <InboundItems inbound={inbound} />
      </Card>
      {cancelling && <CancelInbound inbound={inbound} onClose={() => setCancelling(false)} />}
      {printing && <InboundPaper inbound={inbound} />}
    </DetailPage>
  )
}

function InboundSide({ inbound }: { inbound: Inbound }) {
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
            { label: inboundText.invoiceNumber, value: inbound.invoiceNumber },
            { label: inboundText.invoiceSeries, value: inbound.invoiceSeries },
            { label: inboundText.invoiceDate, value: inbound.invoiceDate && formatDate(inbound.invoiceDate) },
            { label: inboundText.note, value: inbound.note },
          ]}
        />
        <dl className="grid gap-1.5">
          <FigureRow label={inboundText.goods}>
            <Money amount={inbound.goodsAmount} />
          </FigureRow>
          {inbound.discountAmount > 0 && (
            <FigureRow label={inboundText.columns.discount}>
              <Money amount={-inbound.discountAmount} />
            </FigureRow>
          )}
          {inbound.vatAmount > 0 && (
            <FigureRow label={inboundText.vat}>
              <Money amount={inbound.vatAmount} />
            </FigureRow>
          )}
          <FigureRow label={opening ? inboundText.openingValue : inboundText.payable} strong>
            <Money
              amount={opening ? inbound.goodsAmount - inbound.discountAmount + inbound.vatAmount : inbound.payable}
              className="text-20"
            />
          </FigureRow>
          {inbound.payments
            .filter(payment => payment.method !== 'DEBT')
            .map((payment, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place
              <FigureRow key={place} label={paymentMethodText[payment.method]}>
                <Money amount={payment.amount} />
              </FigureRow>
            ))}
          {inbound.debt > 0 && (
            <FigureRow label={inboundText.toDebt}>
              <Money amount={inbound.debt} className="font-semibold text-warning-text" />
            </FigureRow>
          )}
        </dl>
      </Card>
    </>
  )
}
