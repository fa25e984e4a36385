import { expect, it } from 'vitest'
import { box, cartLine, tablet } from '../sale-samples.ts'
import { beyondBill } from './beyond-bill.ts'
import { emptyCart } from './cart.ts'

const bill = (...items: [productId: string, unitId: string, quantity: number][]) => ({
  status: 'SUCCEED' as const,
  items: items.map(([productId, unitId, quantity]) => ({ productId, unitId, quantity })),
})
const cart = {
  ...emptyCart,
  note: 'x',
  discount: { unit: 2 as const, value: 500 },
  lines: [
    cartLine('a', { quantity: 3, lots: [{ lotId: 'l', quantity: 3 }] }),
    cartLine('b', { productId: 'p2', quantity: 2 }),
    cartLine('c', { unit: box }),
  ],
}
const left = (sold: ReturnType<typeof bill>) => beyondBill(cart, sold).lines.map(({ id, quantity }) => [id, quantity])

it('leaves what was added since: new lines, and the rest of a quantity', () => {
  const rest = beyondBill(cart, bill(['p1', tablet.id, 1], ['p2', tablet.id, 2]))
  expect(rest.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 2],
    ['c', 1],
  ])
  expect(rest.lines[0]?.lots).toEqual([{ lotId: 'l', quantity: 2 }])
  expect(rest).toMatchObject({ note: '', discount: null })
})

it('leaves nothing of a cart that did not change, also where goods were taken out', () => {
  expect(left(bill(['p1', tablet.id, 3], ['p2', tablet.id, 2], ['p1', box.id, 1]))).toEqual([])
  expect(left(bill(['p1', tablet.id, 9], ['p2', tablet.id, 2], ['p1', box.id, 1], ['p9', box.id, 1]))).toEqual([])
})

it('leaves everything of a bill that was cancelled', () => {
  expect(beyondBill(cart, { ...bill(['p1', tablet.id, 3]), status: 'CANCELLED' })).toEqual(cart)
})
