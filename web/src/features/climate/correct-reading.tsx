import { climateRoutes } from '@quay/contract/climate/routes'
import type { ClimateReading, StoragePlace } from '@quay/contract/climate/shapes'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { climateText } from '../../text/climate.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type ReadingDraft, ReadingFields, tenthsOf } from './reading-fields.tsx'

type CorrectReadingProps = { place: StoragePlace; reading: ClimateReading; onClose: () => void }

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
  const correct = useAction(climateRoutes.correct, {
    onDone: onClose,
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
      open
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={correct.isPending}
      title={climateText.correctTitle(climateText.slots[reading.slot].toLowerCase(), place.name)}
      description={climateText.correctHint}
      confirmLabel={climateText.save}
    >
      <div className="grid gap-3">
        {problem && problem.path !== 'action' && (
          <Note tone="danger" alert>
            {problem.text}
          </Note>
        )}
        <ReadingFields place={place} draft={draft} problem={problem} onChange={setDraft} />
        <Field label={climateText.reason} required error={asked && missing ? climateText.required : undefined}>
          <Textarea rows={2} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
