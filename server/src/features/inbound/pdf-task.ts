import type { NotPrinted } from '@quay/domain/supplier-invoice/read-printed-invoice'
import type { SupplierInvoice } from '@quay/domain/supplier-invoice/read-supplier-invoice'

/** What the process that reads a PDF is asked; `today` as the readers of invoices take it. */
export interface PdfTask {
  bytes: Uint8Array
  today: string
}

/** Why nothing can be read of a file. */
export type PdfProblem = 'password' | 'broken' | 'too-many-pages' | 'too-much-text' | NotPrinted

/** What it answers. */
export type PdfAnswer =
  | { invoice: SupplierInvoice; source: 'XML' | 'PDF' }
  | { problem: PdfProblem }
  /** A mistake of ours, with its place. */
  | { failure: string }
