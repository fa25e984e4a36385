import { type DrugIncident, drugIncidentRoutes } from '@quay/contract/drug-incident'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const longestReason = 300

/** Asks why: a report that was written by mistake stays to be seen. */
export function CancelIncident({ document, onClose }: { document: DrugIncident; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = useAction(drugIncidentRoutes.cancel, {
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
      title={incidentText.cancelTitle(document.code)}
      description={incidentText.cancelHint}
      confirmLabel={incidentText.cancel}
    >
      <div className="grid gap-3">
        {refusal && (
          <Note tone="danger" alert>
            {refusal}
          </Note>
        )}
        <Field label={incidentText.cancelReason} required error={asked && missing ? incidentText.required : undefined}>
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
