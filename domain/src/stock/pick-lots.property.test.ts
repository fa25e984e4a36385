import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickLots, sellableQuantity } from './pick-lots.ts'

const today = '2026-11-21'
const anyLots = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-f]{1,3}$/),
    expiryDate: fc.constantFrom(null, '2026-11-20', today, '2026-11-22', '2027-01-31', '2028-01-31'),
    state: fc.constantFrom('normal' as const, 'normal' as const, 'held' as const, 'recalled' as const),
    quantity: fc.nat(20),
    firstReceivedAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
  }),
  { selector: lot => lot.id, maxLength: 8 },
)

it('never takes an expired, held or recalled lot, nor more than there is, and misses nothing that there is', () => {
  fc.assert(
    fc.property(anyLots, fc.nat(100), (lots, needBase) => {
      const { taken, missing } = pickLots({ lots, needBase, onDay: today })
      const sum = taken.reduce((all, take) => all + take.quantity, 0)
      expect(sum + missing).toBe(needBase)
      expect(sum).toBe(Math.min(needBase, sellableQuantity(lots, today)))
      for (const take of taken) {
        const lot = lots.find(({ id }) => id === take.lotId)!
        expect(lot.state).toBe('normal')
        expect(lot.expiryDate === null || lot.expiryDate >= today).toBe(true)
        expect(take.quantity).toBeGreaterThan(0)
        expect(take.quantity).toBeLessThanOrEqual(lot.quantity)
      }
    }),
  )
})

it('leaves no sellable lot that expires before one it took', () => {
  fc.assert(
    fc.property(anyLots, fc.nat(100), (lots, needBase) => {
      const { taken } = pickLots({ lots, needBase, onDay: today })
      const takenOf = (id: string) => taken.find(take => take.lotId === id)?.quantity ?? 0
      const last =
        lots
          .filter(lot => takenOf(lot.id) > 0)
          .map(lot => lot.expiryDate ?? '9')
          .sort()
          .at(-1) ?? ''
      for (const lot of lots) {
        const isSellable = lot.state === 'normal' && (lot.expiryDate === null || lot.expiryDate >= today)
        if (isSellable && (lot.expiryDate ?? '9') < last) expect(takenOf(lot.id)).toBe(lot.quantity)
      }
    }),
  )
})

it('the order in which lots come does not matter', () => {
  fc.assert(
    fc.property(anyLots, fc.nat(100), (lots, needBase) => {
      const reversed = pickLots({ lots: lots.toReversed(), needBase, onDay: today })
      expect(reversed).toEqual(pickLots({ lots, needBase, onDay: today }))
    }),
  )
})

it('takes of the chosen lots only what was chosen', () => {
  fc.assert(
    fc.property(anyLots, fc.array(fc.nat(30), { minLength: 8, maxLength: 8 }), fc.nat(100), (lots, asked, needBase) => {
      const wanted = lots.map((lot, index) => ({ lotId: lot.id, quantity: asked[index]! }))
      for (const take of pickLots({ lots, needBase, onDay: today, wanted }).taken) {
        expect(take.quantity).toBeLessThanOrEqual(
          wanted.find(customerRequest => customerRequest.lotId === take.lotId)!.quantity,
        )
      }
    }),
  )
})
