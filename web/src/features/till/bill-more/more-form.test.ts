import { expect, it } from 'vitest'
import { billMoreText } from '../../../text/till/bill-more.ts'
import { buyerOf } from '../../e-invoice/shared/buyer-of.ts'
import { type CartCustomer, changeCart, emptyCart } from '../cart/cart.ts'
import { factsFor } from '../cart/replace-step.ts'
import type { TillFacts } from '../till-facts.ts'
import { type MomentForm, momentOf, readMoment, usualInvoice } from './more-form.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
// 15:30 in Ho Chi Minh City.
const now = Date.parse('2026-11-27T08:30:00Z')

it.each<[MomentForm, object]>([
  [
    { day: null, time: null },
    { ok: true, soldAt: undefined },
  ],
  [
    { day: null, time: '08:15' },
    { ok: true, soldAt: '2026-11-27T01:15:00.000Z' },
  ],
  [
    { day: '2026-11-26', time: '23:45' },
    { ok: true, soldAt: '2026-11-26T16:45:00.000Z' },
  ],
  [
    { day: '2026-11-26', time: null },
    { ok: false, sentence: billMoreText.timeMissing },
  ],
  [
    { day: null, time: '15:31' },
    { ok: false, sentence: billMoreText.inFuture },
  ],
  [
    { day: '2026-11-28', time: '08:00' },
    { ok: false, sentence: billMoreText.inFuture },
  ],
])('%j is %j', (form, read) => {
  expect(readMoment(form, { now, timeZone })).toEqual(read)
})

it('shows the time that it read', () => {
  const form = { day: '2026-11-26', time: '23:45' }
  const read = readMoment(form, { now, timeZone })
  expect(momentOf(read.ok ? read.soldAt : undefined, timeZone)).toEqual(form)
  expect(momentOf(undefined, timeZone)).toEqual({ day: null, time: null })
})

const person: CartCustomer = {
  id: 'c',
  code: 'KH1',
  name: 'Hoa',
  phone: null,
  debt: 0,
  points: 0,
  address: '12 Lê Lợi',
}
const company = { ...person, company: { name: 'Công ty Minh Tâm', taxCode: '0312 770 607', email: null } }

it('is filled in for a company, and for a person only when the cashier asks', () => {
  expect(buyerOf(person)).toEqual({ buyerName: 'Hoa', address: '12 Lê Lợi' })
  expect(usualInvoice(person)).toBe(null)
  expect(usualInvoice(company)).toEqual({
    body: { isTaken: true, companyName: 'Công ty Minh Tâm', taxCode: '0312770607', address: '12 Lê Lợi' },
    isOfCustomer: true,
  })
  // What is missing or wrong in the customer stops no sale.
  expect(usualInvoice({ ...company, address: null })).toBe(null)
  expect(usualInvoice({ ...company, company: { ...company.company, taxCode: '0312770608' } })).toBe(null)
})

it('leaves the cart with its customer, unless the cashier has typed it', () => {
  const invoice = usualInvoice(company)!
  const after = (typed: typeof invoice) =>
    changeCart({ ...emptyCart, customer: company, invoice: typed }, { do: 'set-customer', customer: null }).invoice
  expect(after(invoice)).toBe(undefined)
  expect(after({ ...invoice, isOfCustomer: false })).toMatchObject({ isOfCustomer: false })
})

it('prices a cart by the hour and the seller that were named', () => {
  const branch = { timeZone, dayCutOffHour: 0 }
  const facts = { at: '2026-11-27T15:30', today: '2026-11-27', context: { branch, sellerId: 'me' } } as TillFacts
  const soldAt = '2026-11-26T16:45:00.000Z'
  expect(factsFor(emptyCart, facts)).toBe(facts)
  expect(factsFor({ ...emptyCart, soldAt }, facts)).toMatchObject({ at: '2026-11-26T23:45', today: '2026-11-26' })
  const seller = { id: 'she', name: 'Lan' }
  expect(factsFor({ ...emptyCart, seller }, facts)).toMatchObject({ at: facts.at, context: { sellerId: 'she' } })
})
