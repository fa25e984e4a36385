import { describe, expect, it } from 'vitest'
import { box, cartLine, tablet } from '../sale-samples.ts'
import { changeCart, emptyCart } from './cart.ts'

const two = changeCart(changeCart(emptyCart, { do: 'add', line: cartLine('a') }), {
  do: 'add',
  line: cartLine('b', { productId: 'other' }),
})

describe('add', () => {
  it('raises the first line of the same product and unit', () => {
    const cart = changeCart(two, { do: 'add', line: cartLine('c', { quantity: 3 }) })
    expect(cart.lines.map(line => [line.id, line.quantity])).toEqual([
      ['a', 4],
      ['b', 1],
    ])
  })

  it('makes a line for another unit of the product', () => {
    const cart = changeCart(two, { do: 'add', line: cartLine('c', { unit: box }) })
    expect(cart.lines.map(line => line.unit.name)).toEqual(['Viên', 'Viên', 'Hộp'])
  })
})

it('insert puts back a removed line where it was', () => {
  const removed = changeCart(two, { do: 'remove', lineId: 'a' })
  expect(changeCart(removed, { do: 'insert', line: two.lines[0]!, at: 0 })).toEqual(two)
})

it('another unit drops the typed price and keeps the quantity', () => {
  const priced = changeCart(two, { do: 'set-price', lineId: 'a', price: 900 })
  const cart = changeCart(priced, { do: 'set-unit', lineId: 'a', unit: box })
  expect(cart.lines[0]).toMatchObject({ unit: box, price: null, quantity: 1 })
})

it('chosen lots follow the quantity', () => {
  const lots = [
    { lotId: 'l1', quantity: 6 },
    { lotId: 'l2', quantity: 4 },
  ]
  const ten = changeCart(changeCart(two, { do: 'set-quantity', lineId: 'a', quantity: 10 }), {
    do: 'set-lots',
    lineId: 'a',
    lots,
  })
  const lotsAt = (quantity: number) => changeCart(ten, { do: 'set-quantity', lineId: 'a', quantity }).lines[0]!.lots
  expect(lotsAt(12)).toEqual([
    { lotId: 'l1', quantity: 6 },
    { lotId: 'l2', quantity: 6 },
  ])
  expect(lotsAt(5)).toEqual([{ lotId: 'l1', quantity: 5 }])
  expect(changeCart(ten, { do: 'set-unit', lineId: 'a', unit: { ...tablet, ratio: 2 } }).lines[0]!.lots).toEqual([
    { lotId: 'l1', quantity: 6 },
    { lotId: 'l2', quantity: 14 },
  ])
})

it('a discount of nothing is no discount', () => {
  expect(changeCart(two, { do: 'set-order-discount', discount: { unit: 2, value: 0 } }).discount).toBeNull()
})

it('an unknown line changes nothing', () => {
  expect(changeCart(two, { do: 'set-quantity', lineId: 'zzz', quantity: 9 })).toEqual(two)
})

it.each([
  ['a', 1, 'ba'],
  ['b', -1, 'ba'],
  ['a', -1, 'ab'],
  ['b', 1, 'ab'],
  ['gone', 1, 'ab'],
] as const)('a line moves by one place and stays at the ends: %s by %i', (lineId, by, order) => {
  const { lines } = changeCart(two, { do: 'move', lineId, by })
  expect(lines.map(line => line.id).join('')).toBe(order)
})

it('clear takes the goods out and leaves the rest', () => {
  const noted = { ...two, note: 'Khách quen' }
  expect(changeCart(noted, { do: 'clear' })).toEqual({ ...noted, lines: [] })
})
