import { purchaseOrderRoutes } from '@quay/contract/purchase-order'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { orderText } from '../../text/purchase-order.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const longestReason = 300

type EndOrderProps = { id: string; code: string; how: 'cancel' | 'close'; onClose: () => void }

/** Cancels an order of which nothing came, or closes one of which the rest does not come; asks for the reason. */
export function EndOrder({ id, code, how, onClose }: EndOrderProps) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const end = useAction(purchaseOrderRoutes[how], {
    onDone: onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing) end.mutate({ params: { id }, body: { reason: reason.trim() } })
  }
  const isCancel = how === 'cancel'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={end.isPending}
      title={isCancel ? orderText.cancelTitle(code) : orderText.closeTitle(code)}
      description={isCancel ? orderText.cancelHint : orderText.closeHint}
      confirmLabel={isCancel ? orderText.cancel : orderText.close}
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        <Field label={orderText.reason} required error={asked && missing ? orderText.required : undefined}>
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
