import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { zonedTime } from '@quay/domain/time/zoned-time'
import { type FormEvent, useState } from 'react'
import { timeZoneOf } from '../../api/session/time-zone-of.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { endOfDay } from './shared/order-terms.tsx'

const ways = [
  { value: 'DAY', label: words.holdToDay },
  { value: 'OPEN', label: words.holdForever },
] as const

/** Says until when the goods of an order are kept: through a day, or until they are handed out. */
export function HoldSheet({ order, onClose }: { order: SalesOrder; onClose: () => void }) {
  const { id, code, holdUntil, isHoldEnded, branchId, version } = order
  const [way, setWay] = useState<'DAY' | 'OPEN'>(holdUntil === null ? 'OPEN' : 'DAY')
  const [day, setDay] = useState(holdUntil && !isHoldEnded ? zonedTime(holdUntil, timeZoneOf(branchId)).day : null)
  const [asked, setAsked] = useState(false)
  const hold = useAction(salesOrderRoutes.hold, { onClose, showError: shownHere })
  function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    const until = way === 'OPEN' ? null : day && endOfDay(day, branchId)
    if (way === 'OPEN' || day) hold.mutate({ params: { id }, body: { until, version } })
  }
  return (
    <Dialog
      size="sm"
      title={words.holdTitle(code)}
      description={words.holdHint}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button variant="primary" busy={hold.isPending} onClick={() => submit()}>
            {words.holdSave}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Segmented label={words.holdUntil} value={way} onChange={setWay} options={[...ways]} fill />
        {way === 'DAY' && (
          <Field
            label={words.heldThrough}
            required
            error={hold.error?.message ?? (asked && !day ? words.holdMissing : undefined)}
          >
            <DateInput value={day} onChange={setDay} />
          </Field>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
