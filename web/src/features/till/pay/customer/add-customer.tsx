import { customerRoutes } from '@quay/contract/partner/routes'
import { type Customer, customerBody } from '@quay/contract/partner/shapes'
import { fold } from '@quay/domain/text/fold'
import { type KeyboardEvent, useRef, useState } from 'react'
import { call } from '../../../../api/client.ts'
import { newId } from '../../../../api/new-id.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { saleText } from '../../../../text/till/sale.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { stopAtUnreadable } from '../../../../ui/field/stop-at-unreadable.ts'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { toast } from '../../../../ui/popup/toast.ts'
import { companyOf } from '../../../e-invoice/shared/company-of.ts'
import type { CartCustomer } from '../../cart/cart.ts'
import { useSale } from '../../sale-context.ts'
import { CustomerMore, type MoreOfCustomer } from './customer-more.tsx'

type AddCustomerProps = { typed: string; onDone: (customer: CartCustomer) => void; onCancel: () => void }

const isPhone = (text: string) => /^[0-9+ .()-]{6,}$/.test(text)

const isOfPhone = (code: string) => code === 'customer-phone-taken' || code === 'customer-phone-elsewhere'

const ofCart = (customer: Customer): CartCustomer => {
  const { id, code, name, phone, debt, points, groupId, tierId, birthday, note, address, ward, debtLimit } = customer
  return {
    ...{ id, code, name, phone, debt, points, groupId, tierId, birthday, note, address, ward, debtLimit },
    health: customer,
    company: companyOf(customer),
  }
}

const newOffline = (name: string, phone: string): CartCustomer => ({
  id: newId(),
  code: '',
  name,
  phone: phone || null,
  debt: 0,
  points: 0,
  isNew: true,
})

/** A new customer in two fields, filled with what was typed to find one; birthday, gender and group for who wants them. The phone may be left out. */
export default function AddCustomer({ typed, onDone, onCancel }: AddCustomerProps) {
  const { place, catalogue } = useSale()
  const [name, setName] = useState(isPhone(typed) ? '' : typed)
  const [phone, setPhone] = useState(isPhone(typed) ? typed : '')
  const [more, setMore] = useState<MoreOfCustomer | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** Whose phone it is already. */
  const [owner, setOwner] = useState<{ id: string; name: string } | null>(null)
  const online = useConnection(state => state.online)
  const phoneField = useRef<HTMLInputElement>(null)
  const create = useAction(customerRoutes.create, {
    onDone: customer => onDone(ofCart(customer)),
    showError: error => {
      if (error.code === 'network') {
        putDown()
        return true
      }
      setErrors({
        ...Object.fromEntries(error.issues.map(issue => [issue.path, issue.message])),
        ...(isOfPhone(error.code) && { phone: error.message }),
      })
      const { id, name } = error.details
      if (error.code === 'customer-phone-taken' && typeof id === 'string') setOwner({ id, name: String(name) })
      return error.issues.length > 0 || isOfPhone(error.code)
    },
  })
  /** The phone is one customer's alone: it was theirs that was looked for. */
  async function takeOwner(id: string) {
    await call(customerRoutes.get, { params: { id } }).then(
      customer => onDone(ofCart(customer)),
      (error: Error) => void toast.error(error.message),
    )
  }

  /** Without the network the customer goes along with the sale. */
  function putDown() {
    const customer = newOffline(name.trim(), phone.trim())
    void catalogue.keepCustomers([{ ...customer, folded: fold(`${name} ${phone}`), seenAt: Date.now() }])
    toast.warning(salePartText.customerOffline)
    onDone(customer)
  }

  function save() {
    if (stopAtUnreadable()) return
    const read = customerBody.safeParse({ name, ...(phone.trim() !== '' && { phone: phone.trim() }), ...more })
    if (!read.success) {
      setErrors(Object.fromEntries(read.error.issues.map(issue => [issue.path.join('.'), issue.message])))
      return
    }
    setErrors({})
    setOwner(null)
    if (!useConnection.getState().online) return putDown()
    create.mutate({ body: { branchId: place.branchId, ...read.data } })
  }
  const keys = (onEnter: () => void) => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      onCancel()
    }
  }
  return (
    <section
      aria-label={saleText.addCustomer}
      data-part="customer"
      className="grid gap-2 rounded-[8px] border border-line-strong bg-surface p-2.5"
    >
      <Field label={salePartText.customerName} required error={errors.name}>
        <TextInput
          autoFocus={name === '' || phone === ''}
          value={name}
          maxLength={120}
          onChange={event => setName(event.target.value)}
          onKeyDown={keys(() => phoneField.current?.focus())}
        />
      </Field>
      <Field label={salePartText.customerPhone} hint={salePartText.optional} error={errors.phone}>
        <TextInput
          ref={phoneField}
          type="tel"
          value={phone}
          maxLength={20}
          onChange={event => setPhone(event.target.value)}
          onKeyDown={keys(save)}
        />
      </Field>
      {owner && (
        <Button size="sm" className="justify-self-start" onClick={() => void takeOwner(owner.id)}>
          {salePartText.takeOwner(owner.name)}
        </Button>
      )}
      {more ? (
        <CustomerMore more={more} errors={errors} onChange={change => setMore({ ...more, ...change })} />
      ) : (
        // Without the network name and phone alone go along with the sale.
        online && (
          <Button variant="link" size="xs" className="justify-self-start" onClick={() => setMore({})}>
            {salePartText.customerMore}
          </Button>
        )
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {salePartText.cancel}
        </Button>
        <Button size="sm" variant="primary" busy={create.isPending} onClick={save}>
          {salePartText.saveCustomer}
        </Button>
      </div>
    </section>
  )
}
