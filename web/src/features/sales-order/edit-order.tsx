import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { changesBetween, formOf, type OrderWordsForm, orderWordsResolver } from './order-words-form.ts'

const { TextField, TextareaField, DateField } = fieldsOf<OrderWordsForm>()

/** Corrects who ordered, where the goods go and when they come; price and goods stay. */
export function EditOrder({ order, onClose }: { order: SalesOrder; onClose: () => void }) {
  const sheet = useRecordForm({
    record: order,
    formOf,
    resolver: orderWordsResolver,
    refusals: { 'order-needs-somebody': 'contactPhone' },
    changes: changesBetween,
    send(send, body, base) {
      const { version, contactPhone } = base ?? order
      // A phone that is hidden from who corrects the order is sent back only where it was typed anew.
      const { contactPhone: phone, ...others } = body
      return send(salesOrderRoutes.update, {
        params: { id: order.id },
        body: { version, ...others, ...(phone !== contactPhone && { contactPhone: phone }) },
      })
    },
    onClose,
  })
  return (
    <RecordSheet sheet={sheet} title={words.editTitle(order.code)} onClose={onClose}>
      <TextField name="contactName" label={words.contact} />
      <TextField name="contactPhone" label={words.phone} kind="phone" />
      <TextField name="address" label={words.address} />
      <DateField name="expectedOn" label={words.expectedOn} />
      <TextField name="channel" label={words.channel} />
      <TextareaField name="note" label={words.note} />
    </RecordSheet>
  )
}
