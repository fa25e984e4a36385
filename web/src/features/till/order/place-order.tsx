import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { useAction } from '../../../api/use-action.ts'
import { correctedNow } from '../../../offline/connection/clock.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { billMoreText } from '../../../text/till/bill-more.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { askNewPrice } from '../../sales-order/shared/ask-new-price.ts'
import { isShort } from '../../sales-order/shared/is-short.ts'
import { noTerms, OrderTerms, termsBody } from '../../sales-order/shared/order-terms.tsx'
import type { Cart } from '../cart/cart.ts'
import type { CartView, TillLine } from '../cart/cart-view.ts'
import { priceCart } from '../cart/price-cart.ts'
import { surchargesOf } from '../cart/surcharge-step.ts'
import { billBodyOf } from '../pay/bill-body-of.ts'
import { useSale, useTill } from '../sale-context.ts'
import type { TillFacts } from '../till-facts.ts'
import { cartOfOrder } from './cart-of-order.ts'
import { quotationOfCart } from './quotation-of-cart.ts'

const longestAddress = 300

/** Takes the open cart as an order: who ordered, when they come, and what they pay before. */
export function PlaceOrder({ onClose }: { onClose: () => void }) {
  const { till, place, focusFind } = useSale()
  const draft = useTill(({ drafts, activeId }) => drafts.find(({ id }) => id === activeId)!)
  const facts = useTill(state => state.facts)
  // What it comes to as an order: a promotion may hold for one way of selling alone.
  const view = useMemo(() => priceCart(cartOfOrder(draft.cart), facts), [draft.cart, facts])
  const { customer, note, delivery, invoice, points, seller, soldAt } = draft.cart
  // A company's own is filled in again when the bill is written.
  const isSaid = seller !== undefined || soldAt !== undefined || (invoice && !invoice.isOfCustomer)
  const brought = delivery?.isOn ? delivery : null
  const [id] = useState(newId)
  const [form, setForm] = useState({
    contactName: brought?.receiverName ?? '',
    contactPhone: brought?.phone ?? '',
    address: (brought && addressLine(brought)?.slice(0, longestAddress)) ?? '',
    note,
  })
  const [expectedOn, setExpectedOn] = useState<string | null>(brought?.wishedOn ?? null)
  const [terms, setTerms] = useState(noTerms)
  // Goods that are not there are ordered all the same.
  const goods = view.priced.payable + (view.leftOut?.amount ?? 0)
  const payable = goods + view.surcharges.amount
  const send = useAction(salesOrderRoutes.create, {
    onDone: taken,
    onClose: close,
    showError(error) {
      void askNewPrice(error).then(now => now !== null && submit(sent.current, now))
      return true
    },
  })
  const sent = useRef<'DRAFT' | 'SUCCEED'>('SUCCEED')
  const set = (field: keyof typeof form) => (value: string) => setForm(before => ({ ...before, [field]: value }))

  function taken(order: SalesOrder) {
    if (order.progress === 'DRAFT') toast.success(words.draftSaved(order.code))
    else
      toast.success(words.taken(order.code, isShort(order)), {
        actions: [{ label: words.printSlip, onSelect: () => void print(order) }],
      })
    till.closeTab(draft.id)
  }
  async function print(order: SalesOrder) {
    const { printOrder } = await import('../../sales-order/shared/print-order.ts')
    await printOrder(order)
  }
  async function quote(on?: 'sheet') {
    const { printQuotation } = await import('../../sales-order/shared/print-order.ts')
    const at = new Date(correctedNow()).toISOString()
    await printQuotation(quotationOfCart(draft, facts, place, form, at), on, facts.context?.print)
  }
  function close() {
    onClose()
    focusFind()
  }
  function submit(status: 'DRAFT' | 'SUCCEED', expectedPayable = goods) {
    sent.current = status
    const { customerId, priceBookId, items, discount, codes, chosenDiscounts, declinedDiscounts } = billBodyOf(
      draft,
      view,
      place,
    )
    send.mutate({
      body: {
        id,
        status,
        branchId: place.branchId,
        ...(customerId && { customerId }),
        ...(priceBookId && { priceBookId }),
        ...(discount && { discount }),
        ...(codes && { codes }),
        ...(chosenDiscounts && { chosenDiscounts }),
        ...(declinedDiscounts && { declinedDiscounts }),
        ...surchargesIn(draft.cart, facts),
        items: items.map(
          ({ productId, unitId, quantity, price, discount: off, note: about, giftOf, postedReason, sample }) => ({
            productId,
            unitId,
            quantity,
            ...(price !== undefined && { price }),
            ...(off && { discount: off }),
            ...(about && { note: about }),
            ...(giftOf && { giftOf }),
            ...(postedReason && { postedReason }),
            ...(sample && { sample }),
          }),
        ),
        ...(form.contactName && { contactName: form.contactName }),
        ...(form.contactPhone && { contactPhone: form.contactPhone }),
        ...(expectedOn && { expectedOn }),
        ...(form.note && { note: form.note }),
        ...(form.address && { address: form.address }),
        ...termsBody(status === 'DRAFT' ? { ...terms, deposit: null } : terms, place.branchId),
        expectedPayable,
      },
    })
  }
  function keepHere(event: FormEvent) {
    event.preventDefault()
    submit('SUCCEED')
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
          <Button disabled={send.isPending} onClick={() => submit('DRAFT')}>
            {words.saveDraft}
          </Button>
          <Button variant="primary" busy={send.isPending} onClick={() => submit('SUCCEED')}>
            {words.place}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={keepHere}>
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
        <ShortLines view={view} />
        {points && <Note tone="warning">{words.pointsLater}</Note>}
        {isSaid && <Note tone="warning">{billMoreText.notOnOrder}</Note>}
        <OrderTerms terms={terms} payable={payable} onChange={setTerms} issueOf={issueOf} />
        <Field label={words.expectedOn} error={issueOf('expectedOn')}>
          <DateInput value={expectedOn} onChange={setExpectedOn} />
        </Field>
        <Field label={words.address} error={issueOf('address')}>
          <TextInput maxLength={300} value={form.address} onChange={event => set('address')(event.target.value)} />
        </Field>
        <Field label={words.note}>
          <TextInput maxLength={500} value={form.note} onChange={event => set('note')(event.target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Printer />} onClick={() => void quote()}>
            {words.printQuotation}
          </Button>
          <Button size="sm" icon={<Printer />} onClick={() => void quote('sheet')}>
            {words.quotationSheet}
          </Button>
        </div>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

/** What was chosen beside the goods: a share of them is reckoned by the server, of goods that are not there too. */
function surchargesIn(cart: Cart, facts: TillFacts) {
  const asked = surchargesOf(cart, facts)?.asked
  if (!asked) return {}
  return {
    surcharges: [...(asked.put ?? [])],
    ...(asked.declined.length > 0 && { declinedSurcharges: [...asked.declined] }),
  }
}

/** Which lines ask for more than can be kept now, and how much is: the rest waits until goods come. */
function ShortLines({ view }: { view: CartView }) {
  const short = view.lines.flatMap(({ line }, place) => {
    const ratio = line.unit.ratio
    const kept = keptOf(view.sold.get(place))
    return kept < line.quantity * ratio
      ? [{ id: line.id, text: words.keptLine(line.productName, inUnit(kept, ratio), formatNumber(line.quantity)) }]
      : []
  })
  if (short.length === 0) return null
  return (
    <Note tone="warning">
      {words.shortLines}
      <ul>
        {short.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}

/** Base units of a line for which all that it takes is there. */
const keptOf = (line: TillLine | undefined) =>
  line
    ? Math.min(
        ...line.draws.map(({ free, baseQuantity }) =>
          Math.min(line.baseQuantity, Math.floor((free * line.baseQuantity) / baseQuantity)),
        ),
      )
    : 0

const inUnit = (base: number, ratio: number) => formatNumber(Math.floor(base / ratio))
