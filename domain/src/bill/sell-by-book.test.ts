import { expect, it } from 'vitest'
import { billFacts, billInput, item, paracetamol } from '../../test/bill-factory.ts'
import { decideBill } from './decide-bill.ts'

const regulars = {
  id: 'regulars',
  name: 'Khách quen',
  startsAt: null,
  endsAt: null,
  groupIds: null,
  offList: 'allowed' as const,
}
const priced = {
  ...paracetamol,
  units: paracetamol.units.map(unit =>
    unit.ratio === 10
      ? { ...unit, postedPrice: 6500, books: [{ bookId: 'regulars', price: 5500, tiers: [{ from: 5, price: 5000 }] }] }
      : unit,
  ),
}
const facts = billFacts({
  products: [priced],
  prices: { books: [regulars], at: '2026-11-21T21:05', groupId: null },
})
const { rights } = facts
const blisters = (quantity: number, part = {}) => billInput([item('paracetamol-vi', quantity, part)])

it('writes on the line where its price came from', () => {
  expect(decideBill(blisters(2), facts)).toMatchObject({
    ok: true,
    plan: {
      bill: { payable: 11_000 },
      items: [{ listPrice: 5500, priceSource: 'BOOK', priceBookName: 'Khách quen', priceTierFrom: null }],
    },
  })
  expect(decideBill(blisters(6), facts)).toMatchObject({
    plan: { bill: { payable: 30_000 }, items: [{ priceSource: 'TIER', priceBookId: 'regulars', priceTierFrom: 5 }] },
  })
  expect(decideBill(blisters(1, { price: 6000 }), facts)).toMatchObject({
    plan: { items: [{ priceSource: 'MANUAL', listPrice: 5500, unitPrice: 6000, priceBookName: 'Khách quen' }] },
  })
})

it('tells a till with old prices which ones are new, and from where', () => {
  expect(decideBill({ ...blisters(2), expectedPayable: 12_000 }, facts)).toMatchObject({
    code: 'price-changed',
    details: { payable: 11_000, lines: [{ listPrice: 5500, source: 'BOOK', bookName: 'Khách quen', tierFrom: null }] },
  })
})

it('does not sell what a closed book leaves out', () => {
  const closed = { ...facts, prices: { ...facts.prices, books: [{ ...regulars, offList: 'blocked' as const }] } }
  expect(decideBill(billInput([item('paracetamol-vien', 1)]), closed)).toMatchObject({
    code: 'goods-off-price-book',
    details: { book: 'Khách quen' },
    path: 'items.0.productId',
  })
  expect(decideBill(billInput([item('paracetamol-vien', 1, { price: 700 })]), closed)).toMatchObject({ ok: true })
})

it.each([
  ['at the posted price', 6500, {}, false, null],
  ['above it without the right', 7000, {}, false, 'posted-price-right-missing'],
  ['above it without a reason', 7000, {}, true, 'posted-price-reason-needed'],
  ['above it with both', 7000, { postedReason: 'Hàng mới về' }, true, null],
  ['above it, but for its discount', 7000, { discount: { unit: 2, value: 500 } }, false, null],
] as const)('%s', (_name, price, part, maySellOverPosted, code) => {
  const decided = decideBill(blisters(1, { price, ...part }), { ...facts, rights: { ...rights, maySellOverPosted } })
  if (code) return expect(decided).toMatchObject({ ok: false, code })
  const isOver = 'postedReason' in part
  expect(decided).toMatchObject({
    plan: { items: [{ postedPrice: isOver ? 6500 : null, postedReason: isOver ? 'Hàng mới về' : null }] },
  })
})
