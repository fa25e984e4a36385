import { callRoutes } from '@quay/contract/customer-care/routes'
import { addDays } from '@quay/domain/time/calendar'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { callText } from '../../text/partner/customer-call.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { Dialog } from '../../ui/window/dialog.tsx'
import { DialogForm } from '../../ui/window/dialog-form.tsx'

/** Who is called, and about what; a call about a birthday says which, and `id` is the customer's. */
export type AskedCall = { id: string; customerName: string; about: string; birthdayOn?: string }

const { results } = callText
const answered = (['DONE', 'COMING', 'NO_ANSWER'] as const).map(value => ({ value, label: results[value] }))

type CallDialogProps = { call: AskedCall; isDone: boolean; today: string; onClose: () => void }

/** What came of a call: settled, or to be called again on another day. */
export function CallDialog({ call, isDone, today, onClose }: CallDialogProps) {
  const [note, setNote] = useState('')
  const [until, setUntil] = useState(addDays(today, 1))
  const [result, setResult] = useState<(typeof answered)[number]['value']>('DONE')
  function saved() {
    toast.success(callText.saved)
    onClose()
  }
  const write = useAction(callRoutes.write, { onDone: saved })
  const writeBirthday = useAction(callRoutes.writeBirthday, { onDone: saved })
  function save() {
    const said = note.trim() === '' ? {} : { note: note.trim() }
    const { id, birthdayOn: on } = call
    if (on) return writeBirthday.mutate({ params: { id }, body: { on, result, ...said } })
    const body = isDone ? { result, ...said } : { result: 'SNOOZED' as const, until, ...said }
    write.mutate({ params: { id }, body })
  }
  return (
    <Dialog
      size="sm"
      title={callText.resultOf(call.customerName)}
      description={call.about}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{callText.cancel}</Button>
          <Button variant="primary" busy={write.isPending || writeBirthday.isPending} onClick={save}>
            {callText.save}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={save}>
        {isDone && <Segmented label={callText.result} fill value={result} options={answered} onChange={setResult} />}
        {!isDone && (
          <Field label={callText.until} required>
            <DateInput value={until} min={addDays(today, 1)} today={today} onChange={day => day && setUntil(day)} />
          </Field>
        )}
        <Field label={callText.note}>
          <TextInput maxLength={300} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
      </DialogForm>
    </Dialog>
  )
}
