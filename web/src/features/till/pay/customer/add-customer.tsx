import { customerRoutes } from '@quay/contract/partner/routes'
import { customerBody } from '@quay/contract/partner/shapes'
import { fold } from '@quay/domain/text/fold'
import { type KeyboardEvent, useRef, useState } from 'react'
import { newId } from '../../../../api/new-id.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { saleText } from '../../../../text/till/sale.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { toast } from '../../../../ui/popup/toast.ts'
import type { CartCustomer } from '../../cart/cart.ts'
import { useSale } from '../../sale-context.ts'

type AddCustomerProps = { typed: string; onDone: (customer: CartCustomer) => void; onCancel: () => void }

const isPhone = (text: string) => /^[0-9+ .()-]{6,}$/.test(text)

const isOfPhone = (code: string) => code === 'customer-phone-taken' || code === 'customer-phone-elsewhere'

const newOffline = (name: string, phone: string): CartCustomer => ({
  id: newId(),
  code: '',
  name,
  phone: phone || null,
  debt: 0,
  points: 0,
  isNew: true,
})

/** A new customer in two fields, filled with what was typed to find one. The phone may be left out. */
export default function AddCustomer({ typed, onDone, onCancel }: AddCustomerProps) {
  const { place, catalogue } = useSale()
  const [name, setName] = useState(isPhone(typed) ? '' : typed)
  const [phone, setPhone] = useState(isPhone(typed) ? typed : '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const phoneField = useRef<HTMLInputElement>(null)
  const create = useAction(customerRoutes.create, {
    onDone: ({ id, code, name, phone, debt, points, groupId, birthday, note }) =>
      onDone({ id, code, name, phone, debt, points, groupId, birthday, note }),
    showError: error => {
      if (error.code === 'network') {
        putDown()
        return true
      }
      setErrors({
        ...Object.fromEntries(error.issues.map(issue => [issue.path, issue.message])),
        ...(isOfPhone(error.code) && { phone: error.message }),
      })
      return error.issues.length > 0 || isOfPhone(error.code)
    },
  })

  /** Without the network the customer goes along with the sale. */
  function putDown() {
    const customer = newOffline(name.trim(), phone.trim())
    void catalogue.keepCustomers([{ ...customer, folded: fold(`${name} ${phone}`), seenAt: Date.now() }])
    toast.warning(salePartText.customerOffline)
    onDone(customer)
  }

  function save() {
    const read = customerBody.safeParse({ name, ...(phone.trim() !== '' && { phone: phone.trim() }) })
    if (!read.success) {
      setErrors(Object.fromEntries(read.error.issues.map(issue => [issue.path.join('.'), issue.message])))
      return
    }
    setErrors({})
    if (!useConnection.getState().online) return putDown()
    const { name: asked, phone: number } = read.data
    create.mutate({ body: { branchId: place.branchId, name: asked, ...(number && { phone: number }) } })
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
