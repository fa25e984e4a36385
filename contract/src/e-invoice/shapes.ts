import { z } from 'zod'
import { text } from '../field.ts'
import { email, taxCode } from '../partner/shapes.ts'

/**
 * The state of the e-invoice of a bill: not issued yet, or the customer takes none. Issuing will add states of its own. A cancelled bill has
 * no state.
 */
export const invoiceStates = ['UNISSUED', 'DECLINED'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Who buys by the e-invoice; rules of what must stand together are in domain/e-invoice/read-invoice. */
const invoiceBuyer = {
  buyerName: text(200).optional(),
  companyName: text(300).optional(),
  /** Of a company its tax code, of a person the twelve digits of the identity number. */
  taxCode: taxCode.optional(),
  address: text(300).optional(),
  /** Where the invoice is sent. */
  email: email.optional(),
}
export const invoiceBuyerFields = ['buyerName', 'companyName', 'taxCode', 'address', 'email'] as const

/** Whom the e-invoice of a bill is written to, or that the customer takes none. */
export const invoiceBody = z.discriminatedUnion('isTaken', [
  z.strictObject({ isTaken: z.literal(true), ...invoiceBuyer }),
  z.strictObject({ isTaken: z.literal(false) }),
])
export type InvoiceBody = z.output<typeof invoiceBody>

export const invoice = z.object({
  isTaken: z.boolean(),
  buyerName: z.string().nullable(),
  companyName: z.string().nullable(),
  taxCode: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
})
export type Invoice = z.output<typeof invoice>
