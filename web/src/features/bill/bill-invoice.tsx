import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { customerRoutes } from '@quay/contract/partner/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { invoiceStateText, eInvoiceText as words } from '../../text/bill/e-invoice.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { Dialog } from '../../ui/window/dialog.tsx'
import { DialogForm } from '../../ui/window/dialog-form.tsx'
import { buyerOf } from '../e-invoice/shared/buyer-of.ts'
import { companyOf } from '../e-invoice/shared/company-of.ts'
import { focusInvoiceField, InvoiceFields } from '../e-invoice/shared/invoice-fields.tsx'
import { type InvoiceForm, invoiceFormOf, type ReadForm, readInvoiceForm } from '../e-invoice/shared/invoice-form.ts'

/** State and buyer of the e-invoice of a bill. A cancelled bill has none. */
export function BillInvoice({ bill }: { bill: Bill }) {
  const { rights } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { invoice, invoiceState } = bill
  if (invoiceState === null && invoice === null) return null
  const mayEdit = bill.status === 'SUCCEED' && isAllowed(rights, billRoutes.update.permission)
  return (
    <Card title={words.title}>
      {invoiceState && <p className="font-semibold">{invoiceStateText[invoiceState]}</p>}
      {invoice?.isTaken ? <Buyer {...invoice} /> : !invoice && <p className="text-ink-2">{words.nobody}</p>}
      {mayEdit && (
        <div className="mt-2">
          <Button size="sm" onClick={() => setOpen(true)}>
            {words.edit}
          </Button>
        </div>
      )}
      {isOpen && <EditInvoice bill={bill} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Buyer({ companyName, buyerName, taxCode, address, email }: NonNullable<Bill['invoice']>) {
  return (
    <>
      {companyName && <p className="wrap-anywhere">{companyName}</p>}
      {buyerName && <p className="wrap-anywhere">{buyerName}</p>}
      {taxCode && (
        <p className="text-ink-2">
          {words.taxCode} {taxCode}
        </p>
      )}
      {address && <p className="text-ink-2 wrap-anywhere">{address}</p>}
      {email && <p className="text-ink-2 wrap-anywhere">{email}</p>}
    </>
  )
}

/** Writes another buyer on a bill whose invoice was not issued. */
function EditInvoice({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const [form, setForm] = useState(() => invoiceFormOf(bill.invoice))
  const [fault, setFault] = useState<Exclude<ReadForm, { ok: true }> | null>(null)
  const update = useAction(billRoutes.update, { onDone: () => toast.success(words.saved), onClose })
  const change = (part: Partial<InvoiceForm>) => {
    setForm(before => ({ ...before, ...part }))
    setFault(null)
  }
  const { rights } = useSession()
  const mayFill = bill.customerId !== null && isAllowed(rights, customerRoutes.get.permission)
  const { data: customer } = useRoute(
    customerRoutes.get,
    { params: { id: bill.customerId ?? '' } },
    { enabled: mayFill },
  )
  function fillIn() {
    if (customer) change(invoiceFormOf({ ...buyerOf({ ...customer, company: companyOf(customer) }), isTaken: true }))
  }
  function save() {
    const read = readInvoiceForm(form)
    if (read.ok) return update.mutate({ params: { id: bill.id }, body: { version: bill.version, invoice: read.body } })
    setFault(read)
    focusInvoiceField(read.field)
  }
  return (
    <Dialog
      title={words.of(bill.code)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button variant="primary" busy={update.isPending} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={save}>
        <InvoiceFields form={form} onChange={change} fault={fault} />
        {customer && (
          <Button size="sm" className="justify-self-start" onClick={fillIn}>
            {words.fromCustomer}
          </Button>
        )}
      </DialogForm>
    </Dialog>
  )
}
