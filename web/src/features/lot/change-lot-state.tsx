import type { LotState } from '@quay/contract/enumeration'
import { productRoutes } from '@quay/contract/product/routes'
import { shownHere, useAction } from '../../api/use-action.ts'
import { kitText } from '../../text/kit/kit.ts'
import { lotText } from '../../text/stock/lot.ts'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

type ChangeLotStateProps = {
  lot: { id: string; number: string; version: number }
  state: LotState
  onClose: () => void
}

/** Holds, recalls or releases a lot, with the reason that the log keeps. */
export function ChangeLotState({ lot, state, onClose }: ChangeLotStateProps) {
  const update = useAction(productRoutes.updateLot, { onClose, showError: shownHere })
  const title = `${lotText.stateTitle[state]} ${lot.number}`
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => update.mutate({ params: { id: lot.id }, body: { version: lot.version, state, reason } })}
      busy={update.isPending}
      tone={state === 'normal' ? 'primary' : 'danger'}
      title={`${title}?`}
      description={lotText.stateEffect[state]}
      confirmLabel={title}
      // "Giữ lại" beside "Tạm giữ lô" reads as holding it.
      keepLabel={kitText.close}
      reasonLabel={lotText.reason}
      refusal={update.error?.message}
    />
  )
}
