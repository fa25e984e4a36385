import type { TransferOrigin, TransferStatus } from '@quay/contract/stock-transfer/shapes'
import { transferText } from '../../text/stock/transfer.ts'
import { type DocumentStatus, StatusBadge } from '../../ui/mark/status-badge.tsx'

type Shown = {
  status: 'DRAFT' | 'SUCCEED' | 'CANCELLED'
  transferStatus: TransferStatus | null
  origin: TransferOrigin
  needsApproval: boolean
}

/** The state of a transfer: where its goods are, or that a request waits for an answer, a draft for approval. */
export function TransferState({ transfer: { status, transferStatus, origin, needsApproval } }: { transfer: Shown }) {
  if (status === 'DRAFT' && origin === 'REQUEST')
    return <StatusBadge status="PENDING" label={transferText.requestState} />
  if (status === 'DRAFT' && needsApproval) return <StatusBadge status="PENDING" label={transferText.approvalState} />
  const shown: DocumentStatus = transferStatus ?? status
  return <StatusBadge status={shown} />
}
