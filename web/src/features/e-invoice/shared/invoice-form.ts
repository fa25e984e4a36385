import { type Invoice, type InvoiceBody, invoiceBuyerFields } from '@quay/contract/e-invoice/shapes'
import { errorMessage } from '@quay/contract/error-code'
import { email } from '@quay/contract/partner/shapes'
import { readInvoice } from '@quay/domain/e-invoice/read-invoice'
import { eInvoiceText } from '../../../text/bill/e-invoice.ts'

export type InvoiceField = (typeof invoiceBuyerFields)[number]

/** What the fields of an e-invoice's buyer hold; texts as they were typed. */
export type InvoiceForm = Record<InvoiceField, string> & { wish: keyof typeof eInvoiceText.wishes }

type Known = { [Field in InvoiceField]?: string | null | undefined } & { isTaken: boolean }

/** The fields for what stands on a bill or in a cart; null where the bill names no buyer. */
export const invoiceFormOf = (invoice: Invoice | InvoiceBody | null | undefined): InvoiceForm => {
  const known = invoice as Known | null | undefined
  return {
    wish: known ? (known.isTaken ? 'taken' : 'declined') : 'none',
    buyerName: known?.buyerName ?? '',
    companyName: known?.companyName ?? '',
    taxCode: known?.taxCode ?? '',
    address: known?.address ?? '',
    email: known?.email ?? '',
  }
}

export type ReadForm =
  | { ok: true; body: InvoiceBody | null }
  /** The first thing that is wrong, at its field. */
  | { ok: false; field: InvoiceField; sentence: string }

/** What is sent for the fields, its tax code in the form in which it is kept; null where nothing is to be said of the invoice. */
export function readInvoiceForm({ wish, ...typed }: InvoiceForm): ReadForm {
  if (wish === 'none') return { ok: true, body: null }
  if (wish === 'declined') return { ok: true, body: { isTaken: false } }
  const filled = Object.fromEntries(
    invoiceBuyerFields.flatMap(field => (typed[field].trim() === '' ? [] : [[field, typed[field].trim()]])),
  )
  const body: InvoiceBody = { ...filled, isTaken: true }
  const read = readInvoice(body)
  if (!read.ok)
    return {
      ok: false,
      field: (read.path?.slice('invoice.'.length) ?? 'buyerName') as InvoiceField,
      sentence: errorMessage(read.code, read.details),
    }
  if (filled.email !== undefined && !email.safeParse(filled.email).success)
    return { ok: false, field: 'email', sentence: eInvoiceText.badEmail }
  return { ok: true, body: { ...body, ...(read.invoice.taxCode !== null && { taxCode: read.invoice.taxCode }) } }
}
