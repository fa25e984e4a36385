import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reverseStock, type WrittenStock } from './reverse-stock.ts'

const written = (lotId: string, quantity: number, value: number, more: Partial<WrittenStock> = {}): WrittenStock => ({
  id: `e-${lotId}-${quantity}`,
  kind: 'COUNT',
  productId: 'p',
  lotId,
  quantity,
  value,
  lineId: null,
  ...more,
})
const undo = (entries: WrittenStock[], shelves: Parameters<typeof reverseStock>[1]) =>
  reverseStock(entries, shelves, () => 'COUNT_CANCEL')

describe('undoing what a document did to the stock', () => {
  it('takes back what it brought and brings back what it took, in the same lots and buckets', () => {
    const entries = [written('a', 5, 500), written('b', -3, -90, { bucket: 'quarantine' })]
    expect(undo(entries, [{ lotId: 'a', quantity: 7, value: 700 }])).toEqual({
      movements: [
        {
          kind: 'COUNT_CANCEL',
          productId: 'p',
          lotId: 'a',
          quantity: -5,
          value: -500,
          lineId: null,
          reversesId: 'e-a-5',
        },
        {
          kind: 'COUNT_CANCEL',
          productId: 'p',
          lotId: 'b',
          bucket: 'quarantine',
          quantity: 3,
          value: 90,
          lineId: null,
          reversesId: 'e-b--3',
        },
      ],
    })
  })

  it('names the shelves whose goods are gone, and does nothing', () => {
    expect(undo([written('a', 5, 500)], [{ lotId: 'a', quantity: 4, value: 400 }])).toEqual({
      short: [{ productId: 'p', lotId: 'a', needed: 5, available: 4 }],
    })
    expect(undo([written('a', 5, 500, { bucket: 'quarantine' })], [{ lotId: 'a', quantity: 9, value: 900 }])).toEqual({
      short: [{ productId: 'p', lotId: 'a', needed: 5, available: 0 }],
    })
  })

  it('never leaves a shelf in debt of value, nor an empty one with any', () => {
    const amount = fc.integer({ min: -50, max: 50 }).filter(one => one !== 0)
    const entry = fc.record({
      lotId: fc.constantFrom('a', 'b'),
      quantity: amount,
      price: fc.integer({ min: 0, max: 99 }),
    })
    const shelf = fc.record({ quantity: fc.nat(200), price: fc.integer({ min: 0, max: 99 }) })
    const property = fc.property(fc.array(entry, { maxLength: 6 }), shelf, shelf, (entries, a, b) => {
      const now = [
        { lotId: 'a', ...a },
        { lotId: 'b', ...b },
      ].map(({ price, ...one }) => ({ ...one, value: one.quantity * price }))
      const undone = undo(
        entries.map((one, i) => written(one.lotId, one.quantity, one.quantity * one.price, { id: `e${i}` })),
        now,
      )
      if ('short' in undone) return
      for (const { lotId, quantity, value } of now) {
        const mine = undone.movements.filter(one => one.lotId === lotId)
        const left = mine.reduce((sum, one) => sum + one.quantity, quantity)
        const worth = mine.reduce((sum, one) => sum + one.value, value)
        expect(left).toBeGreaterThanOrEqual(0)
        if (mine.length > 0) expect(worth).toBeGreaterThanOrEqual(0)
        if (mine.length > 0 && left === 0) expect(worth).toBe(0)
      }
    })
    fc.assert(property)
  })
})
