import { type InboundReturn, inboundReturnRoutes } from '@quay/contract/inbound-return'
import { shownHere, useAction } from '../../api/use-action.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** Asks why, and says what happens to goods, money and debt. */
export function CancelReturn({ document, onClose }: { document: InboundReturn; onClose: () => void }) {
  const cancel = useAction(inboundReturnRoutes.cancel, { onDone: onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: document.id }, body: { reason } })}
      busy={cancel.isPending}
      title={inboundReturnText.cancelTitle(document.code)}
      description={document.status === 'DRAFT' ? inboundReturnText.cancelDraftHint : inboundReturnText.cancelHint}
      confirmLabel={inboundReturnText.cancel}
      reasonLabel={inboundReturnText.cancelReason}
      refusal={cancel.error?.message}
    />
  )
}
