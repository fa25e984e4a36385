import type { InvoiceBody } from '@quay/contract/e-invoice/shapes'
import { expect, it } from 'vitest'
import { describeInvoice } from './describe-invoice.ts'
import { invoiceAsTyped, readInvoice } from './read-invoice.ts'

const company = { companyName: 'Công ty Minh Tâm', taxCode: '0312770607', address: '12 Lê Lợi' }
const taken = (buyer: object): InvoiceBody => ({ isTaken: true, ...buyer })
const outcome = (given: InvoiceBody) => {
  const read = readInvoice(given)
  return read.ok ? read.invoice : `${read.code} ${read.path}`
}

it.each<[InvoiceBody, object | string]>([
  [{ isTaken: false }, { isTaken: false, buyerName: null, taxCode: null }],
  [taken({ buyerName: ' Hoa ' }), { buyerName: 'Hoa', companyName: null, address: null, email: null }],
  [taken(company), { ...company, buyerName: null }],
  // Written with spaces and dots, it is kept in the form of all others.
  [taken({ ...company, taxCode: '0312 770.607' }), { taxCode: '0312770607' }],
  [taken({ ...company, taxCode: '0312770607-001' }), { taxCode: '0312770607-001' }],
  // The identity number of a person needs a name of any kind, and where they live.
  [taken({ buyerName: 'Hoa', taxCode: '001188012345', address: '12 Lê Lợi' }), { taxCode: '001188012345' }],
  [taken({}), 'invoice-buyer-nameless invoice.buyerName'],
  [taken({ buyerName: '  ' }), 'invoice-buyer-nameless invoice.buyerName'],
  [taken({ email: 'hoa@example.com' }), 'invoice-buyer-nameless invoice.buyerName'],
  [taken({ taxCode: '001188012345', address: '12 Lê Lợi' }), 'invoice-buyer-nameless invoice.buyerName'],
  [taken({ ...company, taxCode: '0312770608' }), 'tax-code-check-digit invoice.taxCode'],
  [taken({ ...company, taxCode: '12345' }), 'tax-code-shape invoice.taxCode'],
  [taken({ ...company, companyName: '', buyerName: 'Hoa' }), 'invoice-buyer-incomplete invoice.companyName'],
  [taken({ ...company, address: '' }), 'invoice-buyer-incomplete invoice.address'],
  [taken({ buyerName: 'Hoa', taxCode: '001188012345' }), 'invoice-buyer-incomplete invoice.address'],
])('%j is %j', (given, expected) => {
  const read = outcome(given)
  if (typeof expected === 'string') expect(read).toBe(expected)
  else expect(read).toMatchObject(expected)
})

it('keeps what was typed where it is not looked at, and nothing where nothing was', () => {
  expect(invoiceAsTyped(taken({ taxCode: '12345' }))).toMatchObject({ isTaken: true, taxCode: '12345' })
  expect(invoiceAsTyped(taken({ buyerName: ' ', email: undefined }))).toBe(null)
})

it('is one line for the log', () => {
  expect(describeInvoice(invoiceAsTyped(taken(company)))).toBe('Công ty Minh Tâm, MST 0312770607, 12 Lê Lợi')
  expect(describeInvoice(invoiceAsTyped({ isTaken: false }))).toBe('Không lấy hóa đơn')
  expect(describeInvoice(null)).toBe(null)
})
