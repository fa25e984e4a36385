import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx'

/** Stops a check from being completed, and shows all users the reason. */
export function HoldCheck({ check, onClose }: { check: InventoryCheck; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const hold = useAction(inventoryCheckRoutes.hold, { onClose })
  const confirm = () => hold.mutate({ params: { id: check.id }, body: { isHeld: true, reason: reason.trim() || null } })
  function enter(event: FormEvent) {
    event.preventDefault()
    if (!hold.isPending) confirm()
  }
  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={confirm}
      busy={hold.isPending}
      title={checkText.holdTitle(check.code)}
      description={checkText.holdHint}
      confirmLabel={checkText.hold}
      // "Giữ lại" beside "Giữ phiếu" reads as holding it.
      keepLabel={kitText.close}
    >
      <form onSubmit={enter}>
        <Field label={checkText.holdReason}>
          <TextInput maxLength={200} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
