import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handOut, holdGoods } from './hold-goods.ts'

const row = fc
  .record({ productId: fc.constantFrom('a', 'b'), wanted: fc.nat(50), part: fc.nat(50) })
  .map(({ productId, wanted, part }) => ({ productId, wanted, held: Math.min(part, wanted) }))

it('keeps no more than is there and no more than is wanted, who comes first before the others', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.integer({ min: -5, max: 80 }), (rows, free) => {
      const more = holdGoods(rows, () => free)
      for (const productId of ['a', 'b']) {
        const own = rows.flatMap((one, place) => (one.productId === productId ? [{ ...one, more: more[place]! }] : []))
        const kept = own.reduce((sum, one) => sum + one.more, 0)
        expect(kept).toBe(
          Math.min(
            Math.max(free, 0),
            own.reduce((sum, { wanted, held }) => sum + wanted - held, 0),
          ),
        )
        const missing = own.findIndex(one => one.held + one.more < one.wanted)
        if (missing >= 0) expect(own.slice(missing + 1).every(one => one.more === 0)).toBe(true)
      }
    }),
  )
})

it('what is handed out goes of what was kept first, and never leaves more kept than is wanted', () => {
  fc.assert(
    fc.property(row, fc.nat(50), (one, part) => {
      const quantity = Math.min(part, one.wanted)
      const after = handOut(one, quantity)
      expect(after.wanted).toBe(one.wanted - quantity)
      expect(after.held).toBeGreaterThanOrEqual(0)
      expect(after.held).toBeLessThanOrEqual(after.wanted)
      expect(one.held - after.held).toBeLessThanOrEqual(Math.max(quantity, one.held))
    }),
  )
})
