import { type ReactNode, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Field } from '../field/field.tsx'
import { Textarea } from '../field/textarea.tsx'
import { Refusal } from '../mark/refusal.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

/** As the contract has it for reasons of every kind. */
const longestReason = 300

type ReasonDialogProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm'> & {
  /** Gets the reason without blanks around it; not called while there is none. */
  onConfirm: (reason: string) => void
  reasonLabel?: string | undefined
  /** Why the server said no. */
  refusal?: ReactNode
  /** Fields that come before the reason; `children` come after it. */
  before?: ReactNode
}

/** Asks before a deed that the log keeps with its reason: a document is cancelled, a lot is held. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { onConfirm, reasonLabel = kitText.reason, refusal, before, children, ...dialog } = props
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const reason = typed.trim()
  function confirm() {
    setAsked(true)
    if (reason !== '') onConfirm(reason)
  }
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      <div className="grid gap-3">
        <Refusal>{refusal}</Refusal>
        {before}
        <Field label={reasonLabel} required error={asked && reason === '' ? kitText.empty : undefined}>
          <Textarea rows={2} maxLength={longestReason} value={typed} onChange={event => setTyped(event.target.value)} />
        </Field>
        {children}
      </div>
    </ConfirmDialog>
  )
}
