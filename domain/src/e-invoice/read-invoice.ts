import { type Invoice, type InvoiceBody, invoiceBuyerFields } from '@quay/contract/e-invoice/shapes'
import { type Outcome, refuse } from '../refusal.ts'
import { checkTaxCode } from '../tax/check-tax-code.ts'

const noBuyer = { buyerName: null, companyName: null, taxCode: null, address: null, email: null }

/** What was typed of an e-invoice, as a bill keeps it: empty fields are null. Null where nothing was typed at all. */
export function invoiceAsTyped(given: InvoiceBody): Invoice | null {
  if (!given.isTaken) return { isTaken: false, ...noBuyer }
  const invoice: Invoice = { isTaken: true, ...noBuyer }
  for (const field of invoiceBuyerFields) invoice[field] = given[field]?.trim() || null
  return invoiceBuyerFields.some(field => invoice[field] !== null) ? invoice : null
}

/**
 * Whom the e-invoice of a bill is written to. An invoice needs a name; a tax code needs an address beside it, and one of a company (ten digits, or
 * thirteen) the company's name (Nghị định 254/2026: name, address and tax code of a buyer who has one). Refuses `invoice-buyer-nameless`,
 * `tax-code-shape`, `tax-code-check-digit` and `invoice-buyer-incomplete`, each at its field below `invoice`.
 */
export function readInvoice(given: InvoiceBody): Outcome<{ invoice: Invoice }> {
  const typed = invoiceAsTyped(given)
  if (!typed) return refuse('invoice-buyer-nameless', {}, 'invoice.buyerName')
  if (!typed.isTaken) return { ok: true, invoice: typed }
  const checked = typed.taxCode === null ? null : checkTaxCode(typed.taxCode)
  if (checked && !checked.ok) return refuse(`tax-code-${checked.problem}`, { code: typed.taxCode! }, 'invoice.taxCode')
  const code = checked?.code ?? null
  if (code !== null && code.length !== 12 && typed.companyName === null)
    return refuse('invoice-buyer-incomplete', { code, missing: 'tên đơn vị' }, 'invoice.companyName')
  if (typed.buyerName === null && typed.companyName === null)
    return refuse('invoice-buyer-nameless', {}, 'invoice.buyerName')
  if (code !== null && typed.address === null)
    return refuse('invoice-buyer-incomplete', { code, missing: 'địa chỉ' }, 'invoice.address')
  return { ok: true, invoice: { ...typed, taxCode: code } }
}
