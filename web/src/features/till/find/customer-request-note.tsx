import { useEffect, useRef, useState } from 'react'
import { keepCustomerRequest, sendCustomerRequests } from '../../../offline/outbox/customer-request-queue.ts'
import { customerRequestText } from '../../../text/buying/customer-request.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import {
  baseOf,
  CustomerRequestFields,
  type CustomerRequestForm,
  inWords,
  isMasked,
  isWritten,
  wantedOf,
} from '../../customer-request/shared/customer-request-fields.tsx'
import { useSale, useTill } from '../sale-context.ts'

/**
 * Writes down what a customer asked for and was not there: goods of the catalogue or in words, and whom to call. Kept in the
 * browser first, so that it works without a network.
 */
export function CustomerRequestNote({ onClose }: { onClose: () => void }) {
  const { place, catalogue, find, focusFind } = useSale()
  const buyer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer ?? null)
  const typed = find.current?.value.trim() ?? ''
  const [customerRequest, setCustomerRequest] = useState<CustomerRequestForm>({
    goods: typed ? inWords(typed) : null,
    unitId: null,
    quantity: 1,
    customerName: buyer?.name ?? '',
    phone: buyer?.phone ?? '',
    note: '',
  })
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void sendCustomerRequests(place), [place])

  const search = async (query: string) => (await catalogue.search(query)).map(wantedOf)
  function close() {
    onClose()
    focusFind()
  }
  async function save() {
    setAsked(true)
    if (!isWritten(customerRequest)) return
    const { goods, customerName, phone, note } = customerRequest
    close()
    const isSent = await keepCustomerRequest(place, {
      name: goods.label,
      productId: goods.productId,
      quantity: baseOf(customerRequest),
      ...(buyer && { customerId: buyer.id }),
      ...(customerName.trim() && { customerName: customerName.trim() }),
      ...(phone.trim() && !isMasked(customerRequest) && { customerPhone: phone.trim() }),
      ...(note.trim() && { note: note.trim() }),
    })
    if (isSent) toast.success(customerRequestText.saved)
    else toast.warning(customerRequestText.kept)
  }
  return (
    <Dialog
      size="sm"
      title={customerRequestText.add}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{customerRequestText.cancel}</Button>
          <Button variant="primary" keyHint="Enter" onClick={() => form.current?.requestSubmit()}>
            {customerRequestText.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="grid gap-3"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <CustomerRequestFields
          form={customerRequest}
          asked={asked}
          search={search}
          onChange={patch => setCustomerRequest(before => ({ ...before, ...patch }))}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
