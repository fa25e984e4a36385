import { transferRoutes } from '@quay/contract/stock-transfer'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { transferText } from '../../text/transfer.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const longestReason = 300

type CancelTransferProps = { id: string; code: string; moving: boolean; onClose: () => void }

/** Cancels a draft, refuses a request, or calls goods back that are on their way; asks for the reason. */
export function CancelTransfer({ id, code, moving, onClose }: CancelTransferProps) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = useAction(transferRoutes.cancel, {
    onDone: onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing) cancel.mutate({ params: { id }, body: { reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={cancel.isPending}
      title={transferText.cancelTitle(code)}
      description={moving ? transferText.cancelMoving : transferText.cancelDraft}
      confirmLabel={transferText.cancel}
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        <Field label={transferText.cancelReason} required error={asked && missing ? transferText.required : undefined}>
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
