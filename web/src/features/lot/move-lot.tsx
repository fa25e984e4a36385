import { type ExpiringLot, lotRoutes } from '@quay/contract/lot'
import { useState } from 'react'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { lotText } from '../../text/lot.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

/** Puts goods of a lot apart, or back for sale: how many in base units, and why. */
export function MoveLot({ lot, onClose }: { lot: ExpiringLot; onClose: () => void }) {
  const branchId = useBranchId()
  const [quantity, setQuantity] = useState<number | null>(lot.quantity)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const to = lot.bucket === 'sellable' ? 'quarantine' : 'sellable'
  const move = useAction(lotRoutes.move, {
    onDone: onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing && quantity !== null)
      move.mutate({ params: { id: lot.id }, body: { branchId, to, quantity, reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={move.isPending}
      title={`${lotText.moveTitle[to]}: ${lot.productName}, lô ${lot.number}?`}
      description={lotText.moveHint[to]}
      confirmLabel={lotText.moveTitle[to]}
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        <Field label={lotText.moveQuantity(lot.units.at(-1)?.name.toLowerCase() ?? '')} required>
          <QuantityInput value={quantity} max={lot.quantity} onChange={setQuantity} />
        </Field>
        <Field label={lotText.reason} required error={asked && missing ? lotText.required : undefined}>
          <Textarea rows={2} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
