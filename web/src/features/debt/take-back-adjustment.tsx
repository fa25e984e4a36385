import { debtRoutes } from '@quay/contract/money/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { shownHere, useAction } from '../../api/use-action.ts'
import { debtText } from '../../text/partner/debt.ts'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

const { adjust: words } = debtText

type TakeBackProps = {
  /** The row of the statement that it wrote. */
  entry: { documentId: string; documentCode: string; amount: number }
  onClose: () => void
}

/** Takes a change of a debt back, with a reason. */
export function TakeBackAdjustment({ entry, onClose }: TakeBackProps) {
  const cancel = useAction(debtRoutes.cancelAdjustment, { onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: entry.documentId }, body: { reason } })}
      busy={cancel.isPending}
      title={words.cancelTitle(entry.documentCode)}
      description={words.cancelHint(formatDong(Math.abs(entry.amount)), entry.amount < 0)}
      confirmLabel={words.cancel}
      refusal={cancel.error?.message}
    />
  )
}
