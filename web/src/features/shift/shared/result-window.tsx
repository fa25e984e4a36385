import { shiftRoutes } from '@quay/contract/shift/routes'
import type { Shift } from '@quay/contract/shift/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useRef, useState } from 'react'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../ui/window/dialog-form.tsx'
import { FundFigures } from './fund-figures.tsx'

/** As the contract has it. */
const longestReason = 300

/** How a counted shift is to end. */
export type Ending = { countId: string; taken: number; reason?: string }

type ResultWindowProps = {
  /** As its last count left it. */
  shift: Shift
  /** What was written before the person came back from handing over. */
  before: Ending | null
  onAgain: () => void
  onClose: () => void
  onHandOver: (ending: Ending) => void
  onClosed: (shift: Shift) => void
}

/** What was counted against what must be there; a difference asks for its reason, and money may go to the safe. */
export function ResultWindow({ shift, before, onAgain, onClose, onHandOver, onClosed }: ResultWindowProps) {
  const { id: countId, counted, expected, difference, funds } = shift.counts.at(-1)!
  const differs = difference !== 0 || funds.some(fund => fund.difference !== 0)
  const [reason, setReason] = useState(before?.reason ?? '')
  // As a rule the next shift begins with as much as this one did.
  const [taken, setTaken] = useState<number | null>(before?.taken ?? Math.max(0, counted - shift.openingFloat))
  /** What the person pressed last: Enter goes on with it once what was missing is there. */
  const [asked, setAsked] = useState<'close' | 'handOver' | null>(null)
  const reasonField = useRef<HTMLInputElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = useAction(shiftRoutes.close, {
    showError: shownHere,
    onDone: closed => {
      toast.success(shiftText.closed(closed.code))
      onClosed(closed)
    },
  })
  const isMissing = differs && reason.trim() === ''
  const isOver = (taken ?? 0) > counted

  function endBy(way: 'close' | 'handOver') {
    setAsked(way)
    if (stopAtUnreadable()) return
    if (isMissing) return reasonField.current?.focus()
    if (isOver) return
    const body = { countId, taken: taken ?? 0, ...(differs && { reason: reason.trim() }) }
    if (way === 'handOver') onHandOver(body)
    else close.mutate({ params: { id: shift.id }, body })
  }
  return (
    <Dialog
      sticky
      title={shiftText.resultTitle(shift.code)}
      initialFocus={differs ? reasonField : closeButton}
      onClose={onClose}
      actions={
        <>
          <Button className="mr-auto" onClick={onAgain}>
            {shiftText.countAgain}
          </Button>
          <Button onClick={() => endBy('handOver')}>{shiftText.handOver}</Button>
          <Button ref={closeButton} variant="primary" busy={close.isPending} onClick={() => endBy('close')}>
            {shiftText.close}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={() => endBy(asked ?? 'close')}>
        <Refusal>{close.error?.message}</Refusal>
        <dl className="grid gap-2">
          <FigureRow label={shiftText.expected} amount={expected} />
          <FigureRow label={shiftText.countedSum} amount={counted} />
          <FigureRow
            strong
            label={shiftText.difference}
            amount={difference}
            amountClass={`text-20 ${difference === 0 ? 'text-success-text' : 'text-danger-text'}`}
          />
        </dl>
        {funds.map(fund => (
          <dl key={fund.accountId} className="grid gap-2 border-line border-t pt-3">
            <FundFigures fund={fund} />
          </dl>
        ))}
        {differs && (
          <Field label={shiftText.reason} required error={asked && isMissing ? shiftText.reasonMissing : undefined}>
            <TextInput
              ref={reasonField}
              maxLength={longestReason}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
        )}
        <Field
          label={shiftText.taken}
          hint={shiftText.takenHint(formatDong(Math.max(0, counted - (taken ?? 0))))}
          error={isOver ? shiftText.takenOver : undefined}
        >
          <MoneyInput value={taken} onChange={setTaken} />
        </Field>
      </DialogForm>
    </Dialog>
  )
}
