import { type QualityCheck, qualityCheckRoutes } from '@quay/contract/quality-check'
import { shownHere, useAction } from '../../api/use-action.ts'
import { qualityText } from '../../text/quality-check.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { monthOf } from './month-of.ts'

/** Asks why, and says what happens to what was put apart. */
export function CancelQuality({ form, onClose }: { form: QualityCheck; onClose: () => void }) {
  const cancel = useAction(qualityCheckRoutes.cancel, { onDone: onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: form.id }, body: { reason } })}
      busy={cancel.isPending}
      title={qualityText.cancelTitle(monthOf(form.month))}
      description={qualityText.cancelHint}
      confirmLabel={qualityText.cancel}
      reasonLabel={qualityText.cancelReason}
      refusal={cancel.error?.message}
    />
  )
}
