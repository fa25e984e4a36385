import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocatePayment, type OpenDebt } from './allocate-payment.ts'

const debt = (entryId: string, businessDay: string, sequence: number, remaining: number): OpenDebt => ({
  entryId,
  businessDay,
  sequence,
  remaining,
})
const debts = [
  debt('new', '2026-11-20', 7, 50_000),
  debt('old', '2026-10-01', 2, 30_000),
  debt('old-second', '2026-10-01', 3, 20_000),
]

it.each<[amount: number, allocations: [string, number][], credit: number]>([
  [10_000, [['old', 10_000]], 0],
  [
    35_000,
    [
      ['old', 30_000],
      ['old-second', 5000],
    ],
    0,
  ],
  [
    120_000,
    [
      ['old', 30_000],
      ['old-second', 20_000],
      ['new', 50_000],
    ],
    20_000,
  ],
])('%d settles %j and leaves %d', (amount, allocations, credit) => {
  const allocated = allocatePayment(amount, debts)
  expect(allocated.allocations.map(row => [row.debtEntryId, row.amount])).toEqual(allocations)
  expect(allocated.credit).toBe(credit)
})

it('is all credit when nothing is owed', () => {
  expect(allocatePayment(5000, [])).toEqual({ allocations: [], credit: 5000 })
})

it('adds up to the payment, pays no debt twice, and leaves a credit only when all is settled', () => {
  const anyDebts = fc.uniqueArray(
    fc.record({
      entryId: fc.stringMatching(/^[a-z]{2}$/),
      businessDay: fc.constantFrom('2026-10-01', '2026-10-02', '2026-11-01'),
      sequence: fc.nat(100),
      remaining: fc.integer({ min: 1, max: 100 }),
    }),
    { selector: ({ entryId }) => entryId, maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), anyDebts, (amount, debts) => {
      const { allocations, credit } = allocatePayment(amount, debts)
      const owed = debts.reduce((sum, debt) => sum + debt.remaining, 0)
      const allocated = allocations.reduce((sum, row) => sum + row.amount, 0)
      expect(allocated + credit).toBe(amount)
      expect(allocated).toBe(Math.min(amount, owed))
      for (const row of allocations) {
        expect(row.amount).toBeGreaterThan(0)
        expect(row.amount).toBeLessThanOrEqual(debts.find(debt => debt.entryId === row.debtEntryId)!.remaining)
      }
    }),
  )
})

it('settles the chosen debts before the oldest', () => {
  const debts = ['2026-11-01', '2026-11-02', '2026-11-03'].map((businessDay, index) => ({
    entryId: `e${index}`,
    businessDay,
    sequence: index + 1,
    remaining: 100,
  }))
  expect(allocatePayment(150, debts, ['e2', 'gone'])).toEqual({
    allocations: [
      { debtEntryId: 'e2', amount: 100 },
      { debtEntryId: 'e0', amount: 50 },
    ],
    credit: 0,
  })
})
