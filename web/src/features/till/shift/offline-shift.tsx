import type { Notes } from '@quay/contract/shift/shapes'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { ownTill } from '../../../api/session/own-till.ts'
import { useProfile } from '../../../api/session/session.ts'
import { type Taker, takeOver, takersOf } from '../../../api/session/take-over.ts'
import { correctedNow } from '../../../offline/connection/clock.ts'
import { addShiftSteps, type ShiftStep } from '../../../offline/outbox/shift-steps.ts'
import { handOverText } from '../../../text/till/hand-over.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PersonChoice } from '../../../ui/choice/person-choice.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { CodeQuestion } from '../../lock/shared/code-question.tsx'
import { CountNotes, notesOf, type TypedNotes } from '../../shift/shared/count-notes.tsx'
import { type Sale, useSale, useTill } from '../sale-context.ts'

const text = shiftText.offline

/** The drawer's shift while there is no network: opened, counted and handed over here, told to the server later. */
export function OfflineShift({ onClose, pending }: { onClose: () => void; pending: number }) {
  const own = useTill(state => state.facts.context?.shift)
  if (!own) return null
  if (!ownTill()) return <NeedsTill onClose={onClose} />
  return own.shift ? (
    <Count onClose={onClose} shift={own.shift} pending={pending} />
  ) : (
    <Open onClose={onClose} left={own.left} />
  )
}

function NeedsTill({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      size="sm"
      title={shiftText.open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{shiftText.cancel}</Button>}
    >
      <Note tone="warning">{text.needsTill}</Note>
    </Dialog>
  )
}

/** The shift that stands at the drawer from now on, told to the till at once. */
function stand({ till, keepContext }: Sale, step: Extract<ShiftStep, { do: 'open' }>) {
  const { context } = till.store.getState().facts
  if (!context?.shift) return
  keepContext({ ...context, shift: { ...context.shift, shift: step.shift } })
}

const openStep = (
  branchId: string,
  holder: { id: string; fullName: string },
  openingFloat: number,
  closes?: NonNullable<Extract<ShiftStep, { do: 'open' }>['body']['closes']>,
): Extract<ShiftStep, { do: 'open' }> => {
  const id = newId()
  const openedAt = new Date(correctedNow()).toISOString()
  return {
    do: 'open',
    id,
    body: {
      id,
      branchId,
      openingFloat,
      openedAt,
      heldBy: holder.id,
      deviceToken: ownTill()!.token,
      ...(closes && { closes }),
    },
    shift: { id, code: text.noCode, heldBy: holder.id, heldByName: holder.fullName, openedAt, openingFloat },
  }
}

function Open({ left, onClose }: { left: number | null; onClose: () => void }) {
  const sale = useSale()
  const { storeId, userId, userName, branchId } = sale.place
  const [float, setFloat] = useState<number | null>(left)
  const [asked, setAsked] = useState(false)
  async function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    if (stopAtUnreadable() || float === null) return
    const step = openStep(branchId, { id: userId, fullName: userName }, float)
    await addShiftSteps(storeId, [step])
    stand(sale, step)
    toast.success(text.opened)
    onClose()
  }
  return (
    <Dialog
      size="sm"
      title={shiftText.open}
      description={text.openHint}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shiftText.cancel}</Button>
          <Button variant="primary" onClick={() => void submit()}>
            {shiftText.open}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={event => void submit(event)}>
        <Field
          label={shiftText.float}
          required
          hint={left !== null && shiftText.openLeft(formatDong(left))}
          error={asked && float === null ? shiftText.floatMissing : undefined}
        >
          <MoneyInput size="lg" value={float} onChange={setFloat} />
        </Field>
      </form>
    </Dialog>
  )
}

type Standing = NonNullable<Extract<ShiftStep, { do: 'open' }>['shift']>

function Count({ shift, pending, onClose }: { shift: Standing; pending: number; onClose: () => void }) {
  const sale = useSale()
  const { storeId } = sale.place
  const [typed, setTyped] = useState<TypedNotes>({})
  const [counted, setCounted] = useState<{ id: string; notes: Notes } | null>(null)
  const first = useRef<HTMLInputElement>(null)
  async function submit() {
    if (stopAtUnreadable()) return
    const id = newId()
    const notes = notesOf(typed) as Notes
    const countedAt = new Date(correctedNow()).toISOString()
    const body = { id, notes, countedAt, deviceToken: ownTill()!.token }
    await addShiftSteps(storeId, [{ do: 'count', id, shiftId: shift.id, body }])
    setCounted({ id, notes })
  }
  if (counted) return <Counted shift={shift} count={counted} pending={pending} onClose={onClose} />
  return (
    <Dialog
      sticky
      title={shiftText.countTitle(shift.code)}
      description={text.countHint}
      initialFocus={first}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shiftText.cancel}</Button>
          <Button variant="primary" onClick={() => void submit()}>
            {shiftText.countDone}
          </Button>
        </>
      }
    >
      <CountNotes value={typed} onChange={setTyped} first={first} onEnd={() => void submit()} />
    </Dialog>
  )
}

interface CountedProps {
  shift: Standing
  count: { id: string; notes: Notes }
  pending: number
  onClose: () => void
}

/** The count is kept. The shift is closed when its sales are sent; a colleague may take the drawer over now. */
function Counted({ shift, count, pending, onClose }: CountedProps) {
  const sale = useSale()
  const profile = useProfile()
  const { storeId, branchId } = sale.place
  const sum = sumNotes(count.notes)
  const [isHanding, setHanding] = useState(false)
  const [takers] = useState(() => takersOf(profile))
  const [chosen, setChosen] = useState<string | null>(null)
  const [taken, setTaken] = useState<number | null>(0)
  const [reason, setReason] = useState('')
  const taker = takers.find(({ id }) => id === chosen)
  async function hand(to: Taker, by: 'code' | 'name') {
    if (taken === null || taken > sum) return
    const closes = { shiftId: shift.id, countId: count.id, taken, ...(reason.trim() && { reason: reason.trim() }) }
    const step = openStep(branchId, to, sum - taken, closes)
    await addShiftSteps(storeId, [step])
    stand(sale, step)
    onClose()
    await takeOver(to, by)
  }
  let body: ReactNode = <p>{text.closesLater(formatNumber(pending))}</p>
  if (isHanding)
    body = (
      <div className="grid gap-3">
        <Field label={shiftText.taken} error={(taken ?? 0) > sum ? text.takenTooMuch(formatDong(sum)) : undefined}>
          <MoneyInput value={taken} onChange={setTaken} />
        </Field>
        <Field label={text.reason}>
          <TextInput value={reason} maxLength={300} onChange={event => setReason(event.target.value)} />
        </Field>
        {takers.length === 0 && <Note tone="warning">{handOverText.nobody}</Note>}
        <PersonChoice
          label={handOverText.who}
          value={chosen}
          onChange={setChosen}
          people={takers.map(one => ({
            id: one.id,
            name: one.fullName,
            detail: one.hasCode ? handOverText.hasCode : '',
          }))}
        />
        {taker?.hasCode && (
          <CodeQuestion
            key={taker.id}
            storeId={storeId}
            userId={taker.id}
            action={text.hand}
            onRight={() => void hand(taker, 'code')}
          />
        )}
        {taker && !taker.hasCode && (
          <>
            <Note tone="warning">{handOverText.byName(taker.fullName)}</Note>
            <Button variant="primary" onClick={() => void hand(taker, 'name')}>
              {text.hand}
            </Button>
          </>
        )}
      </div>
    )
  return (
    <Dialog
      title={text.countedTitle(formatDong(sum))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.done}</Button>
          {!isHanding && <Button onClick={() => setHanding(true)}>{text.hand}</Button>}
        </>
      }
    >
      {body}
    </Dialog>
  )
}
