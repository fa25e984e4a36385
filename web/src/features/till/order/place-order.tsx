import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import { formatDong } from '@quay/domain/text/format-number'
import { type FormEvent, useMemo, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { salesOrderText as words } from '../../../text/sales-order.ts'
import { Button } from '../../../ui/button.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { priceCart } from '../cart/price-cart.ts'
import { billBodyOf } from '../pay/bill-body-of.ts'
import { useSale, useTill } from '../sale-context.ts'

/** Takes the open cart as an order: who ordered, when they come, and what they pay before. */
export function PlaceOrder({ onClose }: { onClose: () => void }) {
  const { till, place, focusFind } = useSale()
  const draft = useTill(({ drafts, activeId }) => drafts.find(({ id }) => id === activeId)!)
  const facts = useTill(state => state.facts)
  // What it comes to as an order: a promotion may hold for one way of selling alone.
  const view = useMemo(() => priceCart({ ...draft.cart, channel: 'ORDER' }, facts), [draft.cart, facts])
  const { customer, note, delivery } = draft.cart
  const brought = delivery?.isOn ? delivery : null
  const [id] = useState(newId)
  const [form, setForm] = useState({
    contactName: brought?.receiverName ?? '',
    contactPhone: brought?.phone ?? '',
    note,
  })
  const [expectedOn, setExpectedOn] = useState<string | null>(brought?.wishedOn ?? null)
  const [deposit, setDeposit] = useState<number | null>(null)
  const [method, setMethod] = useState<'CASH' | 'BANK'>('CASH')
  const { payable } = view.priced
  const send = useAction(salesOrderRoutes.create, { onDone: taken, onClose: close, showError: shownHere })
  const set = (field: keyof typeof form) => (value: string) => setForm(before => ({ ...before, [field]: value }))

  function taken(order: SalesOrder) {
    toast.success(
      words.taken(
        order.code,
        order.items.some(({ held, quantity, ratio }) => held < quantity * ratio),
      ),
    )
    till.closeTab(draft.id)
  }
  function close() {
    onClose()
    focusFind()
  }
  function submit(event?: FormEvent) {
    event?.preventDefault()
    const { customerId, priceBookId, items, discount, codes, chosenDiscounts, declinedDiscounts } = billBodyOf(
      draft,
      view,
      place,
    )
    send.mutate({
      body: {
        id,
        status: 'SUCCEED',
        branchId: place.branchId,
        ...(customerId && { customerId }),
        ...(priceBookId && { priceBookId }),
        ...(discount && { discount }),
        ...(codes && { codes }),
        ...(chosenDiscounts && { chosenDiscounts }),
        ...(declinedDiscounts && { declinedDiscounts }),
        items: items.map(
          ({ productId, unitId, quantity, price, discount: off, note: about, giftOf, postedReason }) => ({
            productId,
            unitId,
            quantity,
            ...(price !== undefined && { price }),
            ...(off && { discount: off }),
            ...(about && { note: about }),
            ...(giftOf && { giftOf }),
            ...(postedReason && { postedReason }),
          }),
        ),
        ...(form.contactName && { contactName: form.contactName }),
        ...(form.contactPhone && { contactPhone: form.contactPhone }),
        ...(brought && addressLine(brought) && { address: addressLine(brought) }),
        ...(expectedOn && { expectedOn }),
        ...(form.note && { note: form.note }),
        ...(deposit && { deposit: { payments: [{ method, amount: deposit }] } }),
        expectedPayable: payable,
      },
    })
  }
  const issueOf = (path: string) => send.error?.issues?.find(issue => issue.path === path)?.message
  return (
    <Dialog
      size="sm"
      title={words.place}
      description={words.placeHint(formatDong(payable))}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.back}</Button>
          <Button variant="primary" busy={send.isPending} onClick={() => submit()}>
            {words.place}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Refusal>{send.error?.message}</Refusal>
        {customer ? (
          <p>
            {words.customer}: <b>{customer.name}</b>
          </p>
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={words.contactName} required error={issueOf('contactName')}>
              <TextInput
                maxLength={120}
                value={form.contactName}
                onChange={event => set('contactName')(event.target.value)}
              />
            </Field>
            <Field label={words.contactPhone} required error={issueOf('contactPhone')}>
              <TextInput
                inputMode="tel"
                maxLength={20}
                value={form.contactPhone}
                onChange={event => set('contactPhone')(event.target.value)}
              />
            </Field>
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={words.deposit} error={issueOf('deposit.payments')} hint={words.depositHint}>
            <MoneyInput value={deposit} max={payable} onChange={setDeposit} />
          </Field>
          <Field label={words.depositBy}>
            <Segmented label={words.depositBy} value={method} onChange={setMethod} options={words.methods} fill />
          </Field>
        </div>
        <Field label={words.expectedOn} error={issueOf('expectedOn')}>
          <DateInput value={expectedOn} onChange={setExpectedOn} />
        </Field>
        <Field label={words.note}>
          <TextInput maxLength={500} value={form.note} onChange={event => set('note')(event.target.value)} />
        </Field>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
