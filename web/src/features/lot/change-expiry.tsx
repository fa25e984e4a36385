import { type ExpiringLot, lotRoutes } from '@quay/contract/lot'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { lotText } from '../../text/lot.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

/** Corrects the expiry of a lot, with the reason that the log keeps. */
export function ChangeExpiry({ lot, onClose }: { lot: ExpiringLot; onClose: () => void }) {
  const [expiryDate, setExpiryDate] = useState<string | null>(lot.expiryDate)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const update = useAction(lotRoutes.changeExpiry, {
    onDone: onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (!missing && expiryDate !== null)
      update.mutate({ params: { id: lot.id }, body: { version: lot.version, expiryDate, reason: reason.trim() } })
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={update.isPending}
      title={`${lotText.changeExpiry}: ${lot.productName}, lô ${lot.number}?`}
      description={lotText.changeExpiryHint}
      confirmLabel={lotText.changeExpiry}
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        <Field label={lotText.newExpiry} required error={asked && expiryDate === null ? lotText.required : undefined}>
          <DateInput value={expiryDate} onChange={setExpiryDate} />
        </Field>
        <Field label={lotText.reason} required error={asked && missing ? lotText.required : undefined}>
          <Textarea rows={2} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
