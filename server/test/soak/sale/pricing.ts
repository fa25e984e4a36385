import type { PriceRow } from '@quay/contract/price-book/shapes'
import { branchClock } from '@quay/domain/price/branch-clock'
import { newId } from '../../../src/db/new-id.ts'
import { note, type Operation, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import { expectSuccess, type Send, type SoakShop } from '../shop.ts'

/** More would only be seldom the one that holds. */
const mostBooks = 4
const dearest = 2_000_000

/** Changes a price that the grid shows: the general one or a book's, which is sometimes taken out of the book. */
const setPrice: Operation = async (send, shop, random, done) => {
  const bookId = bookOrGeneral(shop, random)
  const { unitId, price, books } = await someRow(send, shop, random, bookId)
  const expected = bookId ? (books[0]?.price ?? null) : price
  const wanted = bookId && random.chance(0.1) ? null : aroundPrice(price, random)
  const body = { bookId, unitId, price: wanted, expected }
  note(done, await send({ method: 'PUT', path: 'price-book/price', body }))
}

/** Prices from a number on, or none of them any more. */
const setTiers: Operation = async (send, shop, random, done) => {
  const bookId = bookOrGeneral(shop, random)
  const row = await someRow(send, shop, random, bookId)
  const [single, expected] = bookId
    ? [row.books[0]?.price ?? row.price, row.books[0]?.tiers ?? []]
    : [row.price, row.tiers]
  const first = Math.floor(single * 0.9)
  const wanted = [
    { from: random.between(2, 3), price: first },
    { from: random.between(4, 6), price: Math.floor(first * 0.9) },
  ]
  const tiers = random.chance(0.2) || first < 10 ? [] : wanted.slice(0, random.between(1, 2))
  const body = { bookId, unitId: row.unitId, tiers, expected }
  note(done, await send({ method: 'PUT', path: 'price-book/tiers', body }))
}

/** The most that goods may cost: somebody who sells above it needs a reason. */
const setPosted: Operation = async (send, shop, random, done) => {
  const { unitId, price, postedPrice } = await someRow(send, shop, random, null)
  const wanted = random.chance(0.5) ? null : Math.floor(price * (1 + random.next() * 0.2))
  const body = { unitId, price: wanted, expected: postedPrice }
  note(done, await send({ method: 'PUT', path: 'price-book/posted', body }))
}

/** A book for a branch, a group of nobody in particular or everybody; the first ones start from the general price. */
const makeBook: Operation = async (send, shop, random, done) => {
  if (shop.priceBooks.length >= mostBooks) return changeBook(send, shop, random, done)
  const id = newId()
  const body = { id, name: `Bảng giá bền ${id.slice(-6)}`, ...bookBody(shop, random) }
  if (note(done, await send({ method: 'POST', path: 'price-book', body }))) shop.priceBooks.push(id)
}

/** It holds for others, from another time on, or is turned off. */
const changeBook: Operation = async (send, shop, random, done) => {
  const id = random.pick(shop.priceBooks)
  const listed = await expectSuccess(send, { method: 'GET', path: 'price-book' })
  const book = (listed.items as { id: string; version: number }[]).find(one => one.id === id)
  if (!book) return
  const body = { ...bookBody(shop, random), isActive: random.chance(0.8), version: book.version }
  note(done, await send({ method: 'PATCH', path: `price-book/${id}`, key: newId(), body }))
}

/** All goods at once get the price of a formula; what follows the book moves too. */
const applyFormula: Operation = async (send, shop, random, done) => {
  const id = random.pick(shop.priceBooks)
  if (!id) return
  // Goods that cost nothing yet get a price of zero by it: half of the time that is meant, else the server asks first.
  const body = { formula: formulaOf(random), makesZero: random.chance(0.5) }
  note(done, await send({ method: 'POST', path: `price-book/${id}/formula`, key: newId(), body }))
}

/** A price for the next minutes: its time comes while tills sell. */
const planPrice: Operation = async (send, shop, random, done) => {
  const { unitId, price } = await someRow(send, shop, random, null)
  const at = new Date(Date.now() + random.between(1, 3) * 60_000).toISOString()
  const body = { id: newId(), unitId, startsAt: branchClock(at, 'Asia/Ho_Chi_Minh'), price: aroundPrice(price, random) }
  note(done, await send({ method: 'POST', path: 'price-change', body }))
}

const cancelPlannedPrice: Operation = async (send, _shop, random, done) => {
  const pending = await expectSuccess(send, { method: 'GET', path: 'price-change?state=PENDING&limit=20' })
  const plan = random.pick(pending.items as { id: string; version: number }[])
  if (!plan) return
  const call = { method: 'POST', path: `price-change/${plan.id}/cancel`, key: newId(), body: { version: plan.version } }
  note(done, await send(call))
}

const bookOrGeneral = (shop: SoakShop, random: Random): string | null =>
  random.chance(0.5) ? (random.pick(shop.priceBooks) ?? null) : null

/** A row of the grid as somebody sees it, with the column of one book. */
async function someRow(send: Send, shop: SoakShop, random: Random, bookId: string | null): Promise<PriceRow> {
  for (;;) {
    const path = `price-book/grid?productId=${random.pick(shop.products).id}${bookId ? `&bookIds=${bookId}` : ''}`
    const { items } = await expectSuccess(send, { method: 'GET', path })
    // Goods that another till has merged by now have none.
    if (items.length > 0) return random.pick(items as PriceRow[])
  }
}

const aroundPrice = (price: number, random: Random) =>
  Math.max(500, Math.min(dearest, Math.round((price * (0.8 + random.next() * 0.45)) / 100) * 100))

function bookBody(shop: SoakShop, random: Random) {
  const formula = random.chance(0.5) ? formulaOf(random) : null
  return {
    branchIds: random.chance(0.4) ? [random.pick(shop.branches).id] : null,
    offList: random.pick(['allowed', 'allowed', 'warned', 'blocked']),
    formula,
    follows: formula !== null && random.chance(0.7),
  }
}

const formulaOf = (random: Random) => ({
  base: random.pick(['general', 'cost', 'current']),
  adjustUnit: 1,
  adjustValue: random.between(-1_000, 1_500),
  rounding: random.pick([1, 100, 500]),
})

export const pricingPart: SoakPart = {
  operations: [
    [setPrice, 4],
    [setTiers, 2],
    [setPosted, 2],
    [makeBook, 1],
    [changeBook, 1],
    [applyFormula, 1],
    [planPrice, 2],
    [cancelPlannedPrice, 1],
  ],
  earned: [
    'formula-makes-zero',
    'posted-price-reason-needed',
    'price-change-exists',
    'price-change-over',
    // A call that was cut is sent again, by then the minute of the plan may be over.
    'price-change-past',
    'price-moved',
    'price-needed',
    'tiers-not-cheaper',
  ],
}
