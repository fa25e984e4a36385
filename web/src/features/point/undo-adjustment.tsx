import { pointRoutes } from '@quay/contract/point/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { shownHere, useAction } from '../../api/use-action.ts'
import { pointText } from '../../text/promotion/point.ts'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

type UndoProps = { entry: { documentId: string; amount: number }; onClose: () => void }

/** Takes a change of points by hand back, with a reason. */
export function UndoAdjustment({ entry, onClose }: UndoProps) {
  const cancel = useAction(pointRoutes.cancelAdjustment, { onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: entry.documentId }, body: { reason } })}
      busy={cancel.isPending}
      title={pointText.undoTitle}
      description={pointText.undoHint(formatNumber(-entry.amount))}
      confirmLabel={pointText.undo}
      refusal={cancel.error?.message}
    />
  )
}
