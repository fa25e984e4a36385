import { shiftRoutes } from '@quay/contract/shift/routes'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { formatDong } from '@quay/domain/text/format-number'
import { type FormEvent, useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { CountNotes, notesOf, type TypedNotes } from './count-notes.tsx'

type OpenShiftProps = {
  branchId: string
  /** What the last shift left in the drawer. */
  left: number | null
  onClose: () => void
  onOpened: () => void
}

/** Opens a shift at this drawer with the money that lies there: as one sum, or counted by notes. */
export function OpenShift({ branchId, left, onClose, onOpened }: OpenShiftProps) {
  const [float, setFloat] = useState<number | null>(left)
  const [asked, setAsked] = useState(false)
  // Counted by notes: null is one sum.
  const [typed, setTyped] = useState<TypedNotes | null>(null)
  const firstNote = useRef<HTMLInputElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // One id for the window: pressed twice, it is one shift.
  const [id] = useState(newId)
  const open = useAction(shiftRoutes.open, {
    showError: shownHere,
    onDone: ({ code }) => {
      toast.success(shiftText.openDone(code))
      onOpened()
    },
  })
  function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    if (stopAtUnreadable()) return
    if (typed) {
      const openingNotes = notesOf(typed)
      return open.mutate({ body: { id, branchId, openingFloat: sumNotes(openingNotes), openingNotes } })
    }
    if (float === null) return input.current?.focus()
    open.mutate({ body: { id, branchId, openingFloat: float } })
  }
  /** From one sum to notes and back; what the notes come to stays. */
  function changeWay() {
    if (typed) setFloat(sumNotes(notesOf(typed)))
    setTyped(typed ? null : {})
  }
  return (
    <Dialog
      size={typed ? 'base' : 'sm'}
      title={shiftText.open}
      description={shiftText.openHint}
      initialFocus={input}
      onClose={onClose}
      actions={
        <>
          <Button className="mr-auto" onClick={changeWay}>
            {typed ? shiftText.openBySum : shiftText.openByNotes}
          </Button>
          <Button onClick={onClose}>{shiftText.cancel}</Button>
          <Button variant="primary" busy={open.isPending} onClick={() => submit()}>
            {shiftText.open}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Refusal>{open.error?.message}</Refusal>
        {typed ? (
          <CountNotes value={typed} onChange={setTyped} first={firstNote} onEnd={() => submit()} />
        ) : (
          <Field
            label={shiftText.float}
            required
            hint={left !== null && shiftText.openLeft(formatDong(left))}
            error={asked && float === null ? shiftText.floatMissing : undefined}
          >
            <MoneyInput ref={input} size="lg" value={float} onChange={setFloat} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
