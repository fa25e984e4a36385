import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideQuarantine, type QuarantineFacts } from './decide-quarantine.ts'

const facts = (quantity: number, value: number): QuarantineFacts => ({
  product: {
    id: 'pill',
    name: 'Thuốc',
    onHand: quantity,
    entryCount: 3,
    units: [{ name: 'Viên', ratio: 1, isActive: true }],
  },
  lot: { id: 'a', number: 'A1', expiryDate: null },
  today: '2026-11-22',
  shelves: { sellable: { quantity, value }, quarantine: { quantity: 0, value: 0 } },
})

it('moves goods between the shelves of a branch: what the product has stays the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(1_000_000), fc.nat(100), (quantity, value, share) => {
      const moved = Math.max(1, Math.floor((quantity * share) / 100))
      const decided = decideQuarantine({ to: 'quarantine', quantity: moved }, facts(quantity, value))
      if (!decided.ok) throw new Error(decided.code)
      const [out, into] = decided.plan.stockEntries
      expect([out!.bucket, into!.bucket]).toEqual(['sellable', 'quarantine'])
      expect([out!.quantity + into!.quantity, out!.value + into!.value]).toEqual([0, 0])
      expect(into!.balanceAfter).toBe(quantity)
      if (moved === quantity) expect(into!.value).toBe(value)
    }),
  )
})

it('refuses more than the shelf holds, in words', () => {
  expect(decideQuarantine({ to: 'sellable', quantity: 1 }, facts(5, 10))).toMatchObject({
    code: 'lot-short',
    path: 'quantity',
    details: { available: 0, availableText: '0 viên' },
  })
})

it('puts an expired lot apart, but not back for sale; the last day still sells', () => {
  const shelves = { sellable: { quantity: 5, value: 10 }, quarantine: { quantity: 5, value: 10 } }
  const of = (expiryDate: string) => ({ ...facts(5, 10), lot: { id: 'a', number: 'A1', expiryDate }, shelves })
  expect(decideQuarantine({ to: 'sellable', quantity: 1 }, of('2026-11-21'))).toMatchObject({
    code: 'quarantine-lot-expired',
    details: { lot: 'A1', expiry: '21/11/2026' },
  })
  expect(decideQuarantine({ to: 'quarantine', quantity: 1 }, of('2026-11-21')).ok).toBe(true)
  expect(decideQuarantine({ to: 'sellable', quantity: 1 }, of('2026-11-22')).ok).toBe(true)
})
