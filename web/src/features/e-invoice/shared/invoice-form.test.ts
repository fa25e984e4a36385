import { expect, it } from 'vitest'
import { eInvoiceText } from '../../../text/bill/e-invoice.ts'
import { type InvoiceForm, invoiceFormOf, readInvoiceForm } from './invoice-form.ts'

const company = { companyName: 'Công ty Minh Tâm', taxCode: '0312770607', address: '12 Lê Lợi' }
const form = (over: Partial<InvoiceForm> = {}): InvoiceForm => ({ ...invoiceFormOf(null), wish: 'taken', ...over })

it.each<[InvoiceForm, object]>([
  [form({ wish: 'none', buyerName: 'Hoa' }), { ok: true, body: null }],
  [form({ wish: 'declined', buyerName: 'Hoa' }), { ok: true, body: { isTaken: false } }],
  [form({ buyerName: ' Hoa ' }), { ok: true, body: { isTaken: true, buyerName: 'Hoa' } }],
  [form({ ...company, taxCode: '0312 770 607' }), { ok: true, body: { isTaken: true, ...company } }],
  [form({ ...company, taxCode: '0312770608' }), { ok: false, field: 'taxCode' }],
  [form(), { ok: false, field: 'buyerName' }],
  [form({ ...company, address: ' ' }), { ok: false, field: 'address' }],
  [form({ buyerName: 'Hoa', email: 'hoa@' }), { ok: false, field: 'email', sentence: eInvoiceText.badEmail }],
])('%j is read as %j', (typed, read) => {
  expect(readInvoiceForm(typed)).toMatchObject(read)
})

it('shows what it sent', () => {
  const sent = { isTaken: true as const, ...company, email: 'ke.toan@minhtam.vn' }
  expect(readInvoiceForm(invoiceFormOf(sent))).toEqual({ ok: true, body: sent })
  expect(readInvoiceForm(invoiceFormOf({ isTaken: false }))).toEqual({ ok: true, body: { isTaken: false } })
})
