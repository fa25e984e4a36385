import { shiftRoutes } from '@quay/contract/shift/routes'
import type { Shift } from '@quay/contract/shift/shapes'
import { type ReactNode, useRef, useState } from 'react'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { CountNotes, notesOf, type TypedNotes } from './count-notes.tsx'

type CountWindowProps = {
  shift: { id: string; code: string }
  about: ReactNode
  notes?: ReactNode
  onClose: () => void
  onCounted: (shift: Shift) => void
}

/** The drawer is counted by denomination; what must be there is not shown yet. */
export function CountWindow({ shift, about, notes, onClose, onCounted }: CountWindowProps) {
  const [typed, setTyped] = useState<TypedNotes>({})
  const first = useRef<HTMLInputElement>(null)
  const count = useAction(shiftRoutes.count, { showError: shownHere, onDone: onCounted })
  function submit() {
    if (stopAtUnreadable() || count.isPending) return
    count.mutate({ params: { id: shift.id }, body: { notes: notesOf(typed) } })
  }
  return (
    <Dialog
      sticky
      title={shiftText.countTitle(shift.code)}
      description={
        <>
          {about} {shiftText.countHint}
        </>
      }
      initialFocus={first}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shiftText.cancel}</Button>
          <Button variant="primary" busy={count.isPending} onClick={submit}>
            {shiftText.countDone}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Refusal>{count.error?.message}</Refusal>
        {notes}
        <CountNotes value={typed} onChange={setTyped} first={first} onEnd={submit} />
      </div>
    </Dialog>
  )
}
