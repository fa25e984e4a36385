import { roleText } from '@quay/contract/right/role-text'
import { shiftRoutes } from '@quay/contract/shift/routes'
import type { Shift } from '@quay/contract/shift/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { newId } from '../../../api/new-id.ts'
import { switchPerson } from '../../../api/session/switch-person.ts'
import { useColleagues } from '../../../api/session/use-colleagues.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PersonChoice } from '../../../ui/choice/person-choice.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PinInput } from '../../../ui/field/pin-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import type { Ending } from './result-window.tsx'

type HandOverWindowProps = {
  shift: Shift
  ending: Ending
  onBack: () => void
  onHanded: (shift: Shift) => void
}

/** The colleague who takes the drawer accepts by PIN: this shift is closed, theirs is opened, and the device is theirs. */
export function HandOverWindow({ shift, ending, onBack, onHanded }: HandOverWindowProps) {
  const { data: colleagues, error, refetch } = useColleagues(toOpen(shift.branchId))
  const [chosen, setChosen] = useState<string | null>(null)
  const [pin, setPin] = useState('')
  const [asked, setAsked] = useState(false)
  const pinField = useRef<HTMLInputElement>(null)
  // Where the colleagues are known the window opens at the PIN. A field that takes the focus before its window does loses it again to what the
  // window before this one came from.
  const [isWindowFirst] = useState(colleagues === undefined)
  const [nextId] = useState(newId)
  const handOver = useAction(shiftRoutes.handOver, {
    showError: shownHere,
    onDone: closed => {
      const name = closed.handedTo?.name ?? ''
      toast.success(shiftText.handed(closed.code, name))
      void enter(toEmployeeId!, pin, name)
      onHanded(closed)
    },
  })
  const people = (colleagues ?? []).filter(one => one.id !== shift.heldBy)
  const toEmployeeId = chosen ?? (people.length === 1 ? people[0]!.id : null)
  const { counts } = shift
  const left = counts.at(-1)!.counted - ending.taken

  function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    if (toEmployeeId === null || pin === '' || handOver.isPending) return
    handOver.mutate(
      { params: { id: shift.id }, body: { ...ending, nextId, toEmployeeId, pin } },
      { onError: () => setPin('') },
    )
  }
  return (
    <Dialog
      sticky
      size="sm"
      title={shiftText.handOverTitle(shift.code)}
      description={shiftText.handOverHint(formatDong(left))}
      initialFocus={pinField}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{shiftText.back}</Button>
          <Button variant="primary" busy={handOver.isPending} disabled={people.length === 0} onClick={() => submit()}>
            {shiftText.handOver}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState title={error.message} onRetry={() => refetch()} />
      ) : !colleagues ? (
        <Skeleton lines={3} />
      ) : people.length === 0 ? (
        <Note>{shiftText.noTaker}</Note>
      ) : (
        <form className="grid gap-3" noValidate onSubmit={submit}>
          <Refusal>{handOver.error?.message}</Refusal>
          <PersonChoice
            label={shiftText.takerLabel}
            value={toEmployeeId}
            onChange={setChosen}
            people={people.map(one => ({
              id: one.id,
              name: one.fullName,
              detail: one.isPinLocked ? shiftText.pinLocked : roleText(one.roleName),
              disabled: one.isPinLocked,
            }))}
          />
          {asked && toEmployeeId === null && <Refusal>{shiftText.takerMissing}</Refusal>}
          <Field label={shiftText.pin} error={asked && pin === '' ? shiftText.pinMissing : undefined}>
            <PinInput ref={pinField} autoFocus={isWindowFirst} value={pin} onChange={setPin} />
          </Field>
        </form>
      )}
    </Dialog>
  )
}

/** Who may open a shift there. */
const toOpen = (branchId: string) =>
  ({ model: 'shift', action: 'create', branchId, subject: shiftText.handOver }) as const

/** The device goes to who took the drawer; where the PIN is no way in here yet, they are asked to use the password. */
async function enter(employeeId: string, pin: string, name: string): Promise<void> {
  try {
    await switchPerson(employeeId, { pin })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.warning(shiftText.stillHere(name), { milliseconds: 10_000 })
  }
}
