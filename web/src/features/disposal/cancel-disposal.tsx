import { type Disposal, disposalRoutes } from '@quay/contract/disposal'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { disposalText } from '../../text/disposal.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const longestReason = 300

/** Asks why, and says what happens to the goods. */
export function CancelDisposal({ document, onClose }: { document: Disposal; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = useAction(disposalRoutes.cancel, {
    onDone: onClose,
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing) cancel.mutate({ params: { id: document.id }, body: { reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={cancel.isPending}
      title={disposalText.cancelTitle(document.code)}
      description={document.status === 'DRAFT' ? disposalText.cancelDraftHint : disposalText.cancelHint}
      confirmLabel={disposalText.cancel}
    >
      <div className="grid gap-3">
        {refusal && (
          <Note tone="danger" alert>
            {refusal}
          </Note>
        )}
        <Field label={disposalText.cancelReason} required error={asked && missing ? disposalText.required : undefined}>
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
