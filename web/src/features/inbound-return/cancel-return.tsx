import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { InboundReturn } from '@quay/contract/inbound-return/shapes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'

type CancelReturnProps = {
  /** A draft that is being written has no state of its own yet. */
  document: { id: string; code: string | null; status?: InboundReturn['status'] }
  onClose: () => void
  onDone?: () => void
}

/** Asks why, and says what happens to goods, money and debt. */
export const CancelReturn = ({ document: { id, code, status = 'DRAFT' }, onClose, onDone }: CancelReturnProps) => (
  <CancelDocument
    route={inboundReturnRoutes.cancel}
    input={reason => ({ params: { id }, body: { reason } })}
    onClose={onClose}
    onDone={onDone}
    title={inboundReturnText.cancelTitle(code ?? '')}
    description={status === 'DRAFT' ? inboundReturnText.cancelDraftHint : inboundReturnText.cancelHint}
    confirmLabel={inboundReturnText.cancel}
    reasonLabel={inboundReturnText.cancelReason}
  />
)
