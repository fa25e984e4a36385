import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StorageConditionsReading, StoragePlace } from '@quay/contract/storage-conditions/shapes'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx'
import { type ReadingDraft, ReadingFields, tenthsOf } from './reading-fields.tsx'

type CorrectReadingProps = { place: StoragePlace; reading: StorageConditionsReading; onClose: () => void }

/** Puts a reading right that was typed wrongly, with the reason. */
export function CorrectReading({ place, reading, onClose }: CorrectReadingProps) {
  const [draft, setDraft] = useState<ReadingDraft>({
    degrees: reading.temperature / 10,
    humidity: reading.humidity,
    action: reading.action ?? '',
  })
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<{ path: string; text: string } | null>(null)
  const correct = useAction(storageConditionsRoutes.correct, {
    onClose,
    showError: error => {
      setProblem({ path: error.issues[0]?.path ?? '', text: error.message })
      return true
    },
  })
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (missing || draft.degrees === null) return
    correct.mutate({
      params: { id: reading.id },
      body: {
        version: reading.version,
        temperature: tenthsOf(draft.degrees),
        humidity: draft.humidity,
        action: draft.action.trim() || null,
        reason: reason.trim(),
      },
    })
  }
  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={correct.isPending}
      title={storageConditionsText.correctTitle(storageConditionsText.slots[reading.slot].toLowerCase(), place.name)}
      description={storageConditionsText.correctHint}
      confirmLabel={storageConditionsText.save}
    >
      <div className="grid gap-3">
        {problem && problem.path !== 'action' && (
          <Note tone="danger" alert>
            {problem.text}
          </Note>
        )}
        <ReadingFields place={place} draft={draft} problem={problem} onChange={setDraft} />
        <Field
          label={storageConditionsText.reason}
          required
          error={asked && missing ? storageConditionsText.required : undefined}
        >
          <Textarea rows={2} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
