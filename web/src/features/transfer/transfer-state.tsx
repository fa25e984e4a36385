import type { TransferOrigin, TransferStatus } from '@quay/contract/stock-transfer'
import { transferText } from '../../text/transfer.ts'
import { type DocumentStatus, StatusBadge } from '../../ui/status-badge.tsx'

type Shown = {
  status: 'DRAFT' | 'SUCCEED' | 'CANCELLED'
  transferStatus: TransferStatus | null
  origin: TransferOrigin
}

/** The state of a transfer: where its goods are, or that a request waits for an answer. */
export function TransferState({ transfer: { status, transferStatus, origin } }: { transfer: Shown }) {
  if (status === 'DRAFT' && origin === 'REQUEST')
    return <StatusBadge status="PENDING" label={transferText.requestState} />
  const shown: DocumentStatus = transferStatus ?? status
  return <StatusBadge status={shown} />
}
