import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { transferText } from '../../text/stock/transfer.ts'

type CancelTransferProps = {
  id: string
  code: string
  /** What it is to the person who does it; the button that opened the window says the same. */
  deed: 'cancel' | 'refuse' | 'withdraw'
  moving: boolean
  onClose: () => void
  onDone?: () => void
}

/** Cancels a draft, refuses a request, or calls goods back that are on their way; asks for the reason. */
export const CancelTransfer = ({ id, code, deed, moving, onClose, onDone }: CancelTransferProps) => (
  <CancelDocument
    route={transferRoutes.cancel}
    input={reason => ({ params: { id }, body: { reason } })}
    onClose={onClose}
    onDone={onDone}
    title={transferText.endTitle[deed](code)}
    description={moving ? transferText.cancelMoving : transferText.cancelDraft}
    confirmLabel={transferText[deed]}
    reasonLabel={transferText.cancelReason}
  />
)
