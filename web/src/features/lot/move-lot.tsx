import { lotRoutes } from '@quay/contract/lot/routes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { kitText } from '../../text/kit/kit.ts'
import { lotText } from '../../text/stock/lot.ts'
import { Field } from '../../ui/field/field.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

/** Puts goods of a lot apart, or back for sale: how many in base units, and why. */
export function MoveLot({ lot, onClose }: { lot: ShelfLot; onClose: () => void }) {
  const branchId = useBranchId()
  const [quantity, setQuantity] = useState<number | null>(lot.quantity)
  const to = lot.bucket === 'sellable' ? 'quarantine' : 'sellable'
  const move = useAction(lotRoutes.move, { onClose, showError: shownHere })
  return (
    <ReasonDialog
      tone="primary"
      onClose={onClose}
      onConfirm={reason =>
        quantity && move.mutate({ params: { id: lot.id }, body: { branchId, to, quantity, reason } })
      }
      busy={move.isPending}
      title={`${lotText.moveTitle[to]}: ${lot.productName}, lô ${lot.number}?`}
      description={lotText.moveHint[to]}
      confirmLabel={lotText.moveTitle[to]}
      reasonLabel={lotText.reason}
      refusal={move.error?.message}
      before={
        <Field
          label={lotText.moveQuantity(lot.units.at(-1)?.name.toLowerCase() ?? '')}
          required
          hint={lotText.moveMost(formatUnits(lot.quantity, lot.units))}
          error={quantity ? undefined : kitText.empty}
        >
          <QuantityInput value={quantity} max={lot.quantity} onChange={setQuantity} />
        </Field>
      }
    />
  )
}
