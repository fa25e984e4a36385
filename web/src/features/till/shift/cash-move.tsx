import { voucherRoutes } from '@quay/contract/money/routes'
import { fold } from '@quay/domain/text/fold'
import { formatDateTime } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { type FormEvent, useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { cashMoveText } from '../../../text/till/cash-move.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { confirm } from '../../../ui/window/confirm.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { useSale, useTill } from '../sale-context.ts'

const longestNote = 300

/** The catch-all of each way, as a store begins with it: "Thu khác", "Chi khác". */
const isOther = (name: string) => fold(name).endsWith('khac')

/** Money that leaves a drawer of nobody's shift is missing at the next count: asked about, not refused. */
const askWithoutShift = (amount: number) => ({
  title: cashMoveText.askWithoutShift(formatDong(amount)),
  description: cashMoveText.withoutShift,
  confirmLabel: cashMoveText.payAnyway,
  keepLabel: cashMoveText.lookAgain,
})

/** Money into the drawer or out of it without a sale: a voucher of the cash fund, with a slip that lies beside the money. */
export function CashMove({ onClose }: { onClose: () => void }) {
  const { place, printSlip, focusFind } = useSale()
  const context = useTill(({ facts }) => facts.context)
  const own = context?.shift
  const lacksShift = own?.usesShifts === true && own.shift === null
  const [direction, setDirection] = useState<'IN' | 'OUT'>('OUT')
  const [amount, setAmount] = useState<number | null>(null)
  const [kindId, setKindId] = useState('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLInputElement>(null)
  // One id for the window: pressed twice, it is one voucher.
  const [id] = useState(newId)
  const all = useRoute(voucherRoutes.kinds, {}, { staleTime: 60_000 }).data ?? []
  const kinds = all.filter(one => one.direction === direction)
  const kind = kinds.find(one => one.id === kindId) ?? kinds.find(one => isOther(one.name)) ?? kinds.at(-1)
  const reason = note.trim()
  const save = useAction(voucherRoutes.create, {
    showError: shownHere,
    onDone: ({ code }) => {
      const said = formatDong(amount ?? 0)
      toast.success(cashMoveText.saved(code, said))
      printSlip(
        [
          cashMoveText.slip[direction],
          formatDateTime(Date.now(), context?.branch.timeZone ?? 'Asia/Ho_Chi_Minh'),
          cashMoveText.slipCode(code),
          cashMoveText.slipBy(place.userName),
          cashMoveText.slipFor(kind?.name ?? '', reason),
          cashMoveText.slipAmount(said),
        ],
        { opensDrawer: true },
      )
    },
    onClose: close,
  })
  function close() {
    onClose()
    focusFind()
  }
  async function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    if (stopAtUnreadable()) return
    if (!amount) return field.current?.focus()
    if (!kind || !context) return
    if (reason === '') return words.current?.focus()
    if (direction === 'OUT' && lacksShift && !(await confirm(askWithoutShift(amount)))) return
    const { branchId } = place
    save.mutate({
      body: { id, branchId, direction, kindId: kind.id, accountId: context.cashAccountId, amount, note: reason },
    })
  }
  return (
    <Dialog
      size="sm"
      title={cashMoveText.title}
      description={own?.shift ? cashMoveText.hintOfShift : cashMoveText.hint}
      initialFocus={field}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{cashMoveText.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => void submit()}>
            {cashMoveText.save}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={event => void submit(event)}>
        {lacksShift && <Note tone="warning">{cashMoveText.noShift}</Note>}
        <Refusal>{save.error?.message}</Refusal>
        <Segmented
          fill
          label={cashMoveText.way}
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'IN', label: cashMoveText.ways.IN },
            { value: 'OUT', label: cashMoveText.ways.OUT },
          ]}
        />
        <Field label={cashMoveText.amount} required error={asked && !amount ? cashMoveText.amountMissing : undefined}>
          <MoneyInput ref={field} size="lg" value={amount} onChange={setAmount} />
        </Field>
        <Field label={cashMoveText.kind} required error={asked && !kind ? cashMoveText.kindMissing : undefined}>
          <Select
            value={kind?.id ?? ''}
            options={kinds.map(one => ({ value: one.id, label: one.name }))}
            onChange={setKindId}
          />
        </Field>
        <Field label={cashMoveText.note} required error={asked && reason === '' ? cashMoveText.noteMissing : undefined}>
          <TextInput ref={words} maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
