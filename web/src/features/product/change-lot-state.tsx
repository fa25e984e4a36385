import type { LotState } from '@quay/contract/enumeration'
import { productRoutes } from '@quay/contract/product'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { productText } from '../../text/product.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { Lot } from './product-lots.tsx'

const longestReason = 300

/** Holds, recalls or releases a lot, with the reason that the log keeps. */
export function ChangeLotState({ lot, state, onClose }: { lot: Lot; state: LotState; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const update = useAction(productRoutes.updateLot, {
    onDone: onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing)
      update.mutate({ params: { id: lot.id }, body: { version: lot.version, state, reason: reason.trim() } })
  }
  const title = `${productText.lotTitle[state]} ${lot.number}`
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={update.isPending}
      tone={state === 'normal' ? 'primary' : 'danger'}
      title={`${title}?`}
      description={productText.lotEffect[state]}
      confirmLabel={title}
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        <Field label={productText.reason} required error={asked && missing ? productText.required : undefined}>
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
