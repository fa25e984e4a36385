import type { Invoice, InvoiceBody, InvoiceState } from '@quay/contract/e-invoice/shapes'
import type { DocumentStatus } from '@quay/contract/enumeration'
import { readInvoice } from '@quay/domain/e-invoice/read-invoice'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'

/** The row of the buyer of an e-invoice; null where the body names none. Throws what readInvoice refuses. */
export function keptInvoice(given: InvoiceBody | null | undefined): Invoice | null {
  if (!given) return null
  const read = readInvoice(given)
  if (!read.ok) throw refuseAs(read)
  return read.invoice
}

export const invoiceRow = (invoice: Invoice, billId: string) => ({ ...invoice, id: newId(), billId })

/** The state of the e-invoice of a bill; null for a cancelled bill. `invoiceStateSql` is the same in SQL. */
export const invoiceStateOf = (
  status: DocumentStatus,
  invoice: Pick<Invoice, 'isTaken'> | null,
): InvoiceState | null => (status === 'CANCELLED' ? null : invoice?.isTaken === false ? 'DECLINED' : 'UNISSUED')

const ofBillSql = `
  select is_taken, buyer_name, company_name, tax_code, address, email from bill_invoice
  where store_id = $1 and bill_id = $2`

/** The buyer of the e-invoice of a bill, null where the bill names none. */
export async function readBillInvoice(tx: Tx, billId: string): Promise<Invoice | null> {
  return (await tx.query<Invoice>(ofBillSql, [tx.storeId, billId]))[0] ?? null
}

/** Writes it of a posted bill that the caller has locked; null takes it away. */
export async function replaceInvoice(tx: Tx, billId: string, invoice: Invoice | null): Promise<void> {
  await tx.query('delete from bill_invoice where store_id = $1 and bill_id = $2', [tx.storeId, billId])
  if (invoice) await tx.insert('bill_invoice', [invoiceRow(invoice, billId)])
}
