import { isAllowed } from '@quay/contract/right/permission'
import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import PackageCheck from 'lucide-react/icons/package-check'
import { useState } from 'react'
import { useProfile, useSession } from '../../api/session/session.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { useHasKept } from '../../document/slot/use-has-kept.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { CancelTransfer } from './cancel-transfer.tsx'
import { ReceiveTransfer } from './receive-transfer.tsx'
import { TransferItems } from './transfer-items.tsx'
import { TransferPaper } from './transfer-paper.tsx'
import { TransferState } from './transfer-state.tsx'

/** A transfer on its way, received or cancelled: its lots at both ends, and what can still be done with it. */
export function TransferDetail({ transfer }: { transfer: Transfer }) {
  const { rights } = useSession()
  const { branches } = useProfile()
  const [receiving, setReceiving] = useState(false)
  const { code, itemCount, transferStatus } = transfer
  const isHalfReceived = useHasKept('transfer-receipt', transfer.id, receiving)
  const isOwn = (id: string) => branches.some(branch => branch.id === id)
  const moving = transferStatus === 'MOVING'
  const mayReceive = moving && isOwn(transfer.targetBranchId) && isAllowed(rights, transferRoutes.receive.permission)
  const mayCancel =
    (moving || transfer.status === 'DRAFT') &&
    isOwn(transfer.branchId) &&
    isAllowed(rights, transferRoutes.cancel.permission)
  return (
    <DocumentDetail
      document={transfer}
      list={{ label: transferText.title, to: '/products/transfer' }}
      scope={transferText.scope}
      state={<TransferState transfer={transfer} />}
      by={transfer.sentByName ?? transfer.createdByName}
      papers={[{ id: 'slip', label: transferText.print, page: <TransferPaper transfer={transfer} /> }]}
      endings={[
        mayCancel && {
          id: 'cancel',
          label: transferText.cancel,
          window: onClose => (
            <CancelTransfer id={transfer.id} code={code} deed="cancel" moving={moving} onClose={onClose} />
          ),
        },
      ]}
      actions={
        mayReceive && (
          <Button variant="primary" icon={<PackageCheck />} onClick={() => setReceiving(true)}>
            {transferText.receive}
          </Button>
        )
      }
      side={<TransferSide transfer={transfer} />}
    >
      {moving && (
        <Note
          actions={
            mayReceive &&
            isHalfReceived && (
              <Button size="sm" onClick={() => setReceiving(true)}>
                {transferText.receiveOn}
              </Button>
            )
          }
        >
          {mayReceive && isHalfReceived
            ? transferText.halfReceived
            : transferText.waitingReceipt(transfer.targetBranchName)}
        </Note>
      )}
      {transfer.damageReason && <Note tone="warning">{transferText.damageNote(transfer.damageReason)}</Note>}
      {transfer.lossReason && (
        <Note tone="warning">{transferText.lossNote(transfer.lossReason, transfer.lossParty ?? '')}</Note>
      )}
      <Card title={transferText.columns.items(itemCount)} padded={false} className="overflow-hidden">
        <TransferItems transfer={transfer} />
      </Card>
      {receiving && <ReceiveTransfer transfer={transfer} onClose={() => setReceiving(false)} />}
    </DocumentDetail>
  )
}

function TransferSide({ transfer }: { transfer: Transfer }) {
  const { priceTotal, value, receivedValue, damagedValue, lostValue } = transfer
  return (
    <Card title={transferText.facts} className="[&_dl+dl]:mt-3">
      <FactList
        facts={[
          { label: transferText.from, value: transfer.branchName },
          { label: transferText.to, value: transfer.targetBranchName },
          { label: transferText.carrier, value: transfer.carrier },
          { label: transferText.note, value: transfer.note },
          {
            label: transferText.writtenBy,
            value: (
              <>
                {transfer.createdByName} · <DateTimeText instant={transfer.createdAt} />
              </>
            ),
          },
          {
            label: transfer.needsApproval ? transferText.approvedBy : transferText.sentBy,
            value: transfer.sentByName && (
              <>
                {transfer.sentByName} · <DateTimeText instant={transfer.postedAt} />
              </>
            ),
          },
          {
            label: transferText.receiver,
            value: transfer.receivedByName && (
              <>
                {transfer.receivedByName} · <DateTimeText instant={transfer.receivedAt} />
              </>
            ),
          },
          { label: transferText.receiveNote, value: transfer.receiveNote },
        ]}
      />
      {priceTotal !== null && (
        <dl className="grid gap-1.5">
          <FigureRow label={transferText.priceTotal} strong amount={priceTotal} />
        </dl>
      )}
      {value !== undefined && (
        <dl className="grid gap-1.5">
          <FigureRow label={transferText.worth} strong amount={value} />
          {transfer.transferStatus === 'RECEIVED' && (
            <FigureRow label={transferText.receivedWorth} amount={receivedValue ?? 0} />
          )}
          {damagedValue !== undefined && damagedValue > 0 && (
            <FigureRow label={transferText.damagedWorth} amount={damagedValue} />
          )}
          {lostValue !== undefined && lostValue > 0 && <FigureRow label={transferText.lostWorth} amount={lostValue} />}
        </dl>
      )}
    </Card>
  )
}
