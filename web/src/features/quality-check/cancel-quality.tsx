import { type QualityCheck, qualityCheckRoutes } from '@quay/contract/quality-check'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { qualityText } from '../../text/quality-check.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { monthOf } from './month-of.ts'

const longestReason = 300

/** Asks why, and says what happens to what was put apart. */
export function CancelQuality({ form, onClose }: { form: QualityCheck; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = useAction(qualityCheckRoutes.cancel, {
    onDone: onClose,
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing) cancel.mutate({ params: { id: form.id }, body: { reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={cancel.isPending}
      title={qualityText.cancelTitle(monthOf(form.month))}
      description={qualityText.cancelHint}
      confirmLabel={qualityText.cancel}
    >
      <div className="grid gap-3">
        {refusal && (
          <Note tone="danger" alert>
            {refusal}
          </Note>
        )}
        <Field label={qualityText.cancelReason} required error={asked && missing ? qualityText.required : undefined}>
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
