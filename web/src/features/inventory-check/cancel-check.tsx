import { type InventoryCheck, inventoryCheckRoutes } from '@quay/contract/inventory-check'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { checkText } from '../../text/inventory-check.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const longestReason = 300

/** Asks why, and says what happens to the goods. A refusal names the lots that are gone. */
export function CancelCheck({ check, onClose }: { check: InventoryCheck; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = useAction(inventoryCheckRoutes.cancel, {
    onDone: onClose,
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing) cancel.mutate({ params: { id: check.id }, body: { reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={cancel.isPending}
      title={checkText.cancelTitle(check.code)}
      description={check.status === 'DRAFT' ? checkText.cancelDraftHint : checkText.cancelHint}
      confirmLabel={checkText.cancel}
    >
      <div className="grid gap-3">
        {refusal && (
          <Note tone="danger" alert>
            {refusal}
          </Note>
        )}
        <Field label={checkText.cancelReason} required error={asked && missing ? checkText.required : undefined}>
          <Textarea
            rows={2}
            maxLength={longestReason}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
