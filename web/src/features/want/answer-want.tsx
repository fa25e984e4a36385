import { wantRoutes } from '@quay/contract/want/routes'
import { type Want, type WantOutcome, wantOutcomes } from '@quay/contract/want/shapes'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { wantText } from '../../text/want.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** Says what became of a want: the customer was called, bought it, or does not need it any more. */
export function AnswerWant({ want, onClose }: { want: Want; onClose: () => void }) {
  const [outcome, setOutcome] = useState<WantOutcome>('CALLED')
  const [note, setNote] = useState('')
  const answer = useAction(wantRoutes.answer, {
    onDone: onClose,
    showError: shownHere,
  })
  return (
    <EditSheet
      open
      title={wantText.answerTitle}
      dirty={note !== ''}
      busy={answer.isPending}
      onClose={onClose}
      onSubmit={() =>
        answer.mutate({
          params: { id: want.id },
          body: { version: want.version, outcome, note: note.trim() || null },
        })
      }
    >
      <Refusal>{answer.error?.message}</Refusal>
      <p className="font-semibold">{[want.name, want.customerName].filter(Boolean).join(' · ')}</p>
      <Segmented
        fill
        label={wantText.outcome}
        value={outcome}
        onChange={setOutcome}
        options={wantOutcomes.map(value => ({ value, label: wantText.outcomes[value] }))}
      />
      <Field label={wantText.answerNote}>
        <TextInput maxLength={300} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </EditSheet>
  )
}
