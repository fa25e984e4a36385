import type { NotPrinted } from '@quay/domain/supplier-invoice/read-printed-invoice'
import type { SupplierInvoice } from '@quay/domain/supplier-invoice/read-supplier-invoice'

/** What the process that reads an invoice is asked: an XML or a PDF; `today` as the readers of invoices take it. */
export type InvoiceTask = { today: string } & ({ xml: string } | { pdf: Uint8Array })

/** Why nothing can be read of a file. */
export type InvoiceProblem = 'no-invoice' | 'password' | 'broken' | 'too-many-pages' | 'too-much-text' | NotPrinted

/** What it answers. */
export type InvoiceAnswer =
  | { invoice: SupplierInvoice; source: 'XML' | 'PDF' }
  | { problem: InvoiceProblem }
  /** A mistake of ours, with its place. */
  | { failure: string }
