import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import {
  type CustomerRequest,
  type CustomerRequestOutcome,
  customerRequestOutcomes,
} from '@quay/contract/customer-request/shapes'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { customerRequestText } from '../../text/buying/customer-request.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

/** Says what became of a want: the customer was called, bought it, or does not need it any more. */
export function AnswerCustomerRequest({
  customerRequest,
  onClose,
}: {
  customerRequest: CustomerRequest
  onClose: () => void
}) {
  const [outcome, setOutcome] = useState<CustomerRequestOutcome>('CALLED')
  const [note, setNote] = useState('')
  const answer = useAction(customerRequestRoutes.answer, {
    onClose,
    showError: shownHere,
  })
  return (
    <EditSheet
      title={customerRequestText.answerTitle}
      dirty={note !== ''}
      busy={answer.isPending}
      onClose={onClose}
      onSubmit={() =>
        answer.mutate({
          params: { id: customerRequest.id },
          body: { version: customerRequest.version, outcome, note: note.trim() || null },
        })
      }
    >
      <Refusal>{answer.error?.message}</Refusal>
      <p className="font-semibold">
        {[customerRequest.name, customerRequest.customerName].filter(Boolean).join(' · ')}
      </p>
      <Segmented
        fill
        label={customerRequestText.outcome}
        value={outcome}
        onChange={setOutcome}
        options={customerRequestOutcomes.map(value => ({ value, label: customerRequestText.outcomes[value] }))}
      />
      <Field label={customerRequestText.answerNote}>
        <TextInput maxLength={300} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </EditSheet>
  )
}
