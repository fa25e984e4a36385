import type { LotState } from '@quay/contract/enumeration'
import { productRoutes } from '@quay/contract/product'
import { shownHere, useAction } from '../../api/use-action.ts'
import { productText } from '../../text/product.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import type { Lot } from './product-lots.tsx'

/** Holds, recalls or releases a lot, with the reason that the log keeps. */
export function ChangeLotState({ lot, state, onClose }: { lot: Lot; state: LotState; onClose: () => void }) {
  const update = useAction(productRoutes.updateLot, { onDone: onClose, showError: shownHere })
  const title = `${productText.lotTitle[state]} ${lot.number}`
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => update.mutate({ params: { id: lot.id }, body: { version: lot.version, state, reason } })}
      busy={update.isPending}
      tone={state === 'normal' ? 'primary' : 'danger'}
      title={`${title}?`}
      description={productText.lotEffect[state]}
      confirmLabel={title}
      reasonLabel={productText.reason}
      refusal={update.error?.message}
    />
  )
}
