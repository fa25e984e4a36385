import { transferRoutes } from '@quay/contract/stock-transfer'
import { shownHere, useAction } from '../../api/use-action.ts'
import { transferText } from '../../text/transfer.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

type CancelTransferProps = {
  id: string
  code: string
  /** What it is to the person who does it; the button that opened the window says the same. */
  deed: 'cancel' | 'refuse' | 'withdraw'
  moving: boolean
  onClose: () => void
}

/** Cancels a draft, refuses a request, or calls goods back that are on their way; asks for the reason. */
export function CancelTransfer({ id, code, deed, moving, onClose }: CancelTransferProps) {
  const cancel = useAction(transferRoutes.cancel, { onDone: onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id }, body: { reason } })}
      busy={cancel.isPending}
      title={transferText.endTitle[deed](code)}
      description={moving ? transferText.cancelMoving : transferText.cancelDraft}
      confirmLabel={transferText[deed]}
      reasonLabel={transferText.cancelReason}
      refusal={cancel.error?.message}
    />
  )
}
