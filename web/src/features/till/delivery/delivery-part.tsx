import Truck from 'lucide-react/icons/truck'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { findWards, wardOption } from '../../../form/find-wards.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { deliveryText as words } from '../../../text/bill/delivery.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { TimeInput } from '../../../ui/date/time-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import type { CartDelivery } from '../cart/cart.ts'
import { usualPayment } from '../drafts/draft.ts'
import { useSale, useTill } from '../sale-context.ts'
import { isUntouched, usualFor } from './delivery-of.ts'
import { takeFocusWish } from './delivery-view.ts'
import { ParcelFields } from './parcel-fields.tsx'

export { deliveryFault } from './delivery-of.ts'

/** The fields that Enter goes through: those of a closed part are left out, and a tick takes Enter for itself. */
const fieldsOf = (section: HTMLElement) =>
  [...section.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].filter(input => input.checkVisibility())

/** Where the goods are brought to: from the customer's address, until something else is typed. Kept with the cart at each letter. */
export function DeliveryPart() {
  const { till, focusFind } = useSale()
  const cart = useTill(({ drafts, activeId }) => drafts.find(({ id }) => id === activeId)!.cart)
  const today = useTill(({ facts }) => facts.today)
  const { online } = useConnection()
  const section = useRef<HTMLElement>(null)
  const filled = useRef<CartDelivery | null>(null)
  const { customer, replaces } = cart
  const delivery = cart.delivery!
  const change = (part: Partial<CartDelivery>) =>
    till.dispatch({ do: 'set-delivery', delivery: { ...delivery, ...part } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer fills it, another letter does not
  useEffect(() => {
    const usual = usualFor(customer)
    if (isUntouched(delivery, filled.current)) change(usual)
    filled.current = usual
  }, [customer?.id])
  useEffect(() => {
    if (!takeFocusWish()) return
    const inputs = fieldsOf(section.current!)
    ;(inputs.find(({ value }) => value === '') ?? inputs[0])?.focus()
  }, [])

  const collectThere = (isUnpaid: boolean) =>
    till.dispatch({ do: 'set-payment', payment: { ...usualPayment(), ...(isUnpaid && { mode: 'DEBT' }) } })

  /** Enter goes on to the next field, and from the last one to the goods. A list of wards takes its own. */
  function goOn(event: KeyboardEvent) {
    const input = event.target
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(input instanceof HTMLInputElement)) return
    if (input.role === 'combobox' && input.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    const inputs = fieldsOf(section.current!)
    const next = inputs[inputs.indexOf(input) + 1]
    if (next) next.focus()
    else focusFind()
  }
  return (
    <section
      ref={section}
      aria-label={words.title}
      onKeyDown={goOn}
      className="grid gap-2 rounded-2 border border-line bg-surface p-2.5"
    >
      <h2 className="flex items-center gap-1.5 font-semibold">
        <Truck className="size-4!" />
        {words.title}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        <div data-delivery="receiverName">
          <Field label={words.receiver} required>
            <TextInput
              size="sm"
              maxLength={120}
              value={delivery.receiverName}
              onChange={event => change({ receiverName: event.target.value })}
            />
          </Field>
        </div>
        <div data-delivery="phone">
          <Field label={words.phone} required>
            <TextInput
              size="sm"
              inputMode="tel"
              maxLength={20}
              placeholder={replaces ? words.phoneKept : undefined}
              value={delivery.phone}
              onChange={event => change({ phone: event.target.value })}
            />
          </Field>
        </div>
      </div>
      <div data-delivery="address">
        <Field label={words.address} required>
          <TextInput
            size="sm"
            maxLength={300}
            placeholder={online ? words.addressHint : words.wardOffline}
            value={delivery.address}
            onChange={event => change({ address: event.target.value })}
          />
        </Field>
      </div>
      <Field label={words.ward}>
        <Combobox
          disabled={!online}
          value={delivery.ward && wardOption(delivery.ward)}
          onChange={option => change({ ward: option?.ward ?? null })}
          options={(keyword, signal) => findWards(undefined, keyword, signal)}
          placeholder={words.wardHint}
        />
      </Field>
      <div className="grid grid-cols-[1fr_96px] gap-2">
        <Field label={words.wishedDay}>
          <DateInput
            size="sm"
            min={today}
            today={today}
            value={delivery.wishedOn}
            onChange={wishedOn => change({ wishedOn, ...(wishedOn === null && { wishedTime: null }) })}
          />
        </Field>
        <Field label={words.wishedTime}>
          <TimeInput
            size="sm"
            disabled={delivery.wishedOn === null}
            value={delivery.wishedTime}
            onChange={wishedTime => change({ wishedTime })}
          />
        </Field>
      </div>
      <Field label={words.note}>
        <TextInput
          size="sm"
          maxLength={300}
          value={delivery.note}
          onChange={event => change({ note: event.target.value })}
        />
      </Field>
      <Checkbox
        checked={cart.payment.mode === 'DEBT'}
        title={words.codHint}
        onChange={({ target }) => collectThere(target.checked)}
      >
        {words.cod}
      </Checkbox>
      <ParcelFields delivery={delivery} onChange={change} />
    </section>
  )
}
