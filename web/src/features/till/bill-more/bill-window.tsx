import { isAllowed } from '@quay/contract/right/permission'
import { zonedTime } from '@quay/domain/time/zoned-time'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { correctedNow } from '../../../offline/connection/clock.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { eInvoiceText } from '../../../text/bill/e-invoice.ts'
import { billMoreText as words } from '../../../text/till/bill-more.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { TimeInput } from '../../../ui/date/time-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../ui/window/dialog-form.tsx'
import { buyerOf } from '../../e-invoice/shared/buyer-of.ts'
import { focusInvoiceField, InvoiceFields } from '../../e-invoice/shared/invoice-fields.tsx'
import { type InvoiceForm, invoiceFormOf, type ReadForm, readInvoiceForm } from '../../e-invoice/shared/invoice-form.ts'
import { useActiveCart } from '../promotion/use-active-cart.ts'
import { useSale, useTill } from '../sale-context.ts'
import { todayAt } from '../till-facts.ts'
import { momentOf, readMoment } from './more-form.ts'
import { useSellers } from './use-sellers.ts'

/** Seller, time and buyer of the e-invoice of the bill. The cart takes all three over together, when all are right. */
export function BillWindow({ onClose }: { onClose: () => void }) {
  const { till, place, focusFind } = useSale()
  const { rights } = useSession()
  const online = useConnection(state => state.online)
  const cart = useActiveCart()
  const timeZone = useTill(({ facts }) => facts.context?.branch.timeZone ?? 'Asia/Ho_Chi_Minh')
  // By the calendar: a business day may last beyond midnight.
  const [today] = useState(() => zonedTime(correctedNow(), timeZone).day)
  const [sellerId, setSellerId] = useState(cart.seller?.id ?? place.userId)
  const [moment, setMoment] = useState(() => momentOf(cart.soldAt, timeZone))
  const [invoice, setInvoice] = useState(() => invoiceFormOf(cart.invoice?.body))
  const [fault, setFault] = useState<Exclude<ReadForm, { ok: true }> | null>(null)
  const [timeFault, setTimeFault] = useState<string | null>(null)
  const others = useSellers().filter(({ id }) => id !== place.userId && id !== cart.seller?.id)
  const sellers = [{ id: place.userId, name: place.userName }, ...(cart.seller ? [cart.seller] : []), ...others]
  // Of a bill that is replaced both stay as they were.
  const maySetTime = !cart.replaces
  const maySetSeller = !cart.replaces && isAllowed(rights, { model: 'bill', action: 'update' })
  const leave = () => {
    onClose()
    focusFind()
  }
  const change = (part: Partial<InvoiceForm>) => {
    setInvoice(before => ({ ...before, ...part }))
    setFault(null)
  }
  function fillIn() {
    if (cart.customer) change({ ...invoiceFormOf({ ...buyerOf(cart.customer), isTaken: true }), wish: 'taken' })
  }
  /** Without the network a colleague cannot lend the right to an earlier day by PIN. */
  function whyNotThen(soldAt: string | undefined): string | null {
    const { context, today: now } = till.store.getState().facts
    if (!soldAt || online || todayAt(context, Date.parse(soldAt)) === now) return null
    return isAllowed(rights, { model: 'back_date', action: 'create' }) ? null : words.needsNetwork
  }
  function done() {
    if (stopAtUnreadable()) return
    const sold = readMoment(moment, { now: correctedNow(), timeZone })
    const problem = sold.ok ? whyNotThen(sold.soldAt) : sold.sentence
    setTimeFault(problem)
    const read = readInvoiceForm(invoice)
    if (!read.ok) {
      setFault(read)
      focusInvoiceField(read.field)
    }
    if (!sold.ok || problem !== null || !read.ok) return
    const seller = sellers.find(({ id }) => id === sellerId && id !== place.userId)
    const isSame = JSON.stringify(read.body) === JSON.stringify(cart.invoice?.body ?? null)
    till.dispatch({
      do: 'set-more',
      more: {
        ...(maySetSeller && { seller }),
        ...(maySetTime && { soldAt: sold.soldAt }),
        ...(!isSame && { invoice: read.body && { body: read.body, isOfCustomer: false } }),
      },
    })
    leave()
  }
  return (
    <Dialog
      title={words.title}
      onClose={leave}
      actions={
        <Button variant="primary" onClick={done}>
          {words.done}
        </Button>
      }
    >
      <DialogForm onSubmit={done}>
        <h3 className="font-semibold">{eInvoiceText.title}</h3>
        <InvoiceFields form={invoice} onChange={change} fault={fault}>
          {cart.customer && (
            <Button variant="link" size="xs" className="justify-self-start" onClick={fillIn}>
              {eInvoiceText.fromCustomer}
            </Button>
          )}
        </InvoiceFields>
        {maySetSeller && (
          <Field label={words.seller} hint={words.sellerHint}>
            <Select
              value={sellerId}
              onChange={setSellerId}
              options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        {maySetTime && (
          <div className="grid grid-cols-[1fr_110px] gap-2.5">
            <Field label={words.day} hint={words.soldAtHint} error={timeFault}>
              <DateInput
                max={today}
                today={today}
                value={moment.day}
                onChange={day => setMoment(before => ({ ...before, day }))}
              />
            </Field>
            <Field label={words.time}>
              <TimeInput value={moment.time} onChange={time => setMoment(before => ({ ...before, time }))} />
            </Field>
          </div>
        )}
      </DialogForm>
    </Dialog>
  )
}
