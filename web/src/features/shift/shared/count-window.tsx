import { shiftRoutes } from '@quay/contract/shift/routes'
import type { Shift } from '@quay/contract/shift/shapes'
import { type ReactNode, useRef, useState } from 'react'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
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

/** The drawer is counted by denomination, and transfers by fund where a person wants it; what must be there is not shown yet. */
export function CountWindow({ shift, about, notes, onClose, onCounted }: CountWindowProps) {
  const [typed, setTyped] = useState<TypedNotes>({})
  const [sums, setSums] = useState<Readonly<Record<string, number | null>>>({})
  const { data } = useRoute(shiftRoutes.get, { params: { id: shift.id } })
  const others = data?.otherFunds ?? []
  const first = useRef<HTMLInputElement>(null)
  const count = useAction(shiftRoutes.count, { showError: shownHere, onDone: onCounted })
  function submit() {
    if (stopAtUnreadable() || count.isPending) return
    const funds = others.flatMap(({ accountId }) => {
      const counted = sums[accountId] ?? null
      return counted === null ? [] : [{ accountId, counted }]
    })
    count.mutate({
      params: { id: shift.id },
      body: { notes: notesOf(typed), ...(funds.length > 0 && { funds }) },
    })
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
        {others.length > 0 && (
          <fieldset className="grid gap-2 border-line border-t pt-3">
            <legend className="sr-only">{shiftText.otherFunds}</legend>
            <p className="text-ink-2">{shiftText.otherFundsHint}</p>
            {others.map(({ accountId, name }) => (
              <Field key={accountId} label={name}>
                <MoneyInput
                  value={sums[accountId] ?? null}
                  onChange={amount => setSums(before => ({ ...before, [accountId]: amount }))}
                />
              </Field>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
