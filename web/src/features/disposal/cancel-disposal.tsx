import { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Disposal } from '@quay/contract/disposal/shapes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { disposalText } from '../../text/stock/disposal.ts'

type CancelDisposalProps = {
  /** A draft that is being written has no state of its own yet. */
  document: { id: string; code: string | null; status?: Disposal['status'] }
  onClose: () => void
  onDone?: () => void
}

/** Asks why, and says what happens to the goods. */
export const CancelDisposal = ({ document: { id, code, status = 'DRAFT' }, onClose, onDone }: CancelDisposalProps) => (
  <CancelDocument
    route={disposalRoutes.cancel}
    input={reason => ({ params: { id }, body: { reason } })}
    onClose={onClose}
    onDone={onDone}
    title={disposalText.cancelTitle(code ?? '')}
    description={status === 'DRAFT' ? disposalText.cancelDraftHint : disposalText.cancelHint}
    confirmLabel={disposalText.cancel}
    reasonLabel={disposalText.cancelReason}
  />
)
