import type { Person, Reply } from './app.ts'

interface Received {
  id: string
  units: { id: string; name: string; ratio: number; isBase: boolean }[]
}

/** A line of an import by the box of a hundred, all of it in one lot unless said otherwise. */
export const boxes = (product: Received, quantity: number, more: object = {}) => ({
  productId: product.id,
  unitId: unitOf(product, 'Hộp'),
  quantity,
  price: 30_000,
  lots: [{ lotNumber: 'A01', expiryDate: '2030-06-30', quantity }],
  ...more,
})

/** The id of a product's unit by its name. */
export const unitOf = (product: Received, name: string): string => product.units.find(unit => unit.name === name)!.id

/** Sends a completed import; without payments it is owed to the provider that it names. */
export const receive = (person: Person, items: object[], more: object = {}): Promise<Reply> =>
  person.post('inbound', { status: 'SUCCEED', items, ...more })
