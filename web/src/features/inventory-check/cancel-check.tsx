import { type InventoryCheck, inventoryCheckRoutes } from '@quay/contract/inventory-check'
import { shownHere, useAction } from '../../api/use-action.ts'
import { checkText } from '../../text/inventory-check.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** Asks why, and says what happens to the goods. A refusal names the lots that are gone. */
export function CancelCheck({ check, onClose }: { check: InventoryCheck; onClose: () => void }) {
  const cancel = useAction(inventoryCheckRoutes.cancel, { onDone: onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: check.id }, body: { reason } })}
      busy={cancel.isPending}
      title={checkText.cancelTitle(check.code)}
      description={check.status === 'DRAFT' ? checkText.cancelDraftHint : checkText.cancelHint}
      confirmLabel={checkText.cancel}
      reasonLabel={checkText.cancelReason}
      refusal={cancel.error?.message}
    />
  )
}
