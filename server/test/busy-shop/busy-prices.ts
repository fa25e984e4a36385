import type { Person } from '../app.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** A group of customers with a book of its own, a price from a number on, one that is to come, and one that was taken back. */
export async function busyPrices(person: Person, product: Json): Promise<void> {
  const name = `Nhóm ${crypto.randomUUID().slice(0, 8)}`
  const [unit] = product.units
  const group = await done(person.post('customer-group', { name }))
  const book = await done(
    person.post('price-book', { name: `Giá ${name}`, groupIds: [group.id], branchIds: [person.branchId] }),
  )
  await done(person.put('price-book/price', { bookId: book.id, unitId: unit.id, price: 400, expected: null }))
  await done(
    person.put('price-book/tiers', {
      bookId: null,
      unitId: unit.id,
      tiers: [{ from: 90_000, price: 1 }],
      expected: [],
    }),
  )
  const planned = { unitId: unit.id, price: 777, note: 'Hãng đổi giá' }
  await done(person.post('price-change', { ...planned, startsAt: '2038-01-01T00:00' }))
  const dropped = await done(person.post('price-change', { ...planned, startsAt: '2038-02-01T00:00' }))
  await done(person.post(`price-change/${dropped.id}/cancel`, { version: dropped.version }))
}

async function done(answer: ReturnType<Person['post']>): Promise<Json> {
  const { status, body, data } = await answer
  if (status >= 300) throw new Error(`Prices were refused: ${JSON.stringify(body)}`)
  return data
}
