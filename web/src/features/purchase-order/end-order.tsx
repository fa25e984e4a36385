import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { orderText } from '../../text/buying/purchase-order.ts'

type EndOrderProps = {
  id: string
  code: string
  how: 'cancel' | 'close'
  onClose: () => void
  onDone?: () => void
}

/** Cancels an order of which nothing came, or closes one of which the rest does not come; asks for the reason. */
export function EndOrder({ id, code, how, onClose, onDone }: EndOrderProps) {
  const isCancel = how === 'cancel'
  return (
    <CancelDocument
      route={purchaseOrderRoutes[how]}
      input={reason => ({ params: { id }, body: { reason } })}
      onClose={onClose}
      onDone={onDone}
      title={isCancel ? orderText.cancelTitle(code) : orderText.closeTitle(code)}
      description={isCancel ? orderText.cancelHint : orderText.closeHint}
      confirmLabel={isCancel ? orderText.cancel : orderText.close}
      reasonLabel={orderText.reason}
    />
  )
}
