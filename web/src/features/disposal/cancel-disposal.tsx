import { type Disposal, disposalRoutes } from '@quay/contract/disposal'
import { shownHere, useAction } from '../../api/use-action.ts'
import { disposalText } from '../../text/disposal.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** Asks why, and says what happens to the goods. */
export function CancelDisposal({ document, onClose }: { document: Disposal; onClose: () => void }) {
  const cancel = useAction(disposalRoutes.cancel, { onDone: onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: document.id }, body: { reason } })}
      busy={cancel.isPending}
      title={disposalText.cancelTitle(document.code)}
      description={document.status === 'DRAFT' ? disposalText.cancelDraftHint : disposalText.cancelHint}
      confirmLabel={disposalText.cancel}
      reasonLabel={disposalText.cancelReason}
      refusal={cancel.error?.message}
    />
  )
}
