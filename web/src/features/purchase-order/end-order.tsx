import { purchaseOrderRoutes } from '@quay/contract/purchase-order'
import { shownHere, useAction } from '../../api/use-action.ts'
import { orderText } from '../../text/purchase-order.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

type EndOrderProps = { id: string; code: string; how: 'cancel' | 'close'; onClose: () => void }

/** Cancels an order of which nothing came, or closes one of which the rest does not come; asks for the reason. */
export function EndOrder({ id, code, how, onClose }: EndOrderProps) {
  const end = useAction(purchaseOrderRoutes[how], { onDone: onClose, showError: shownHere })
  const isCancel = how === 'cancel'
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => end.mutate({ params: { id }, body: { reason } })}
      busy={end.isPending}
      title={isCancel ? orderText.cancelTitle(code) : orderText.closeTitle(code)}
      description={isCancel ? orderText.cancelHint : orderText.closeHint}
      confirmLabel={isCancel ? orderText.cancel : orderText.close}
      reasonLabel={orderText.reason}
      refusal={end.error?.message}
    />
  )
}
