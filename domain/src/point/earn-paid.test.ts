import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earnPaid } from './earn-paid.ts'
import { earnPoints } from './earn-points.ts'

const rule = { earnPoints: 1, earnPerDong: 10_000, tierRate: 10_000 }

it.each([
  ['nothing while nothing is paid', { base: 100_000, due: 100_000, owed: 100_000 }, 0],
  ['the share of what is paid', { base: 100_000, due: 100_000, owed: 45_001 }, 5],
  ['all of it once nothing is owed', { base: 99_999, due: 120_000, owed: 0 }, 9],
  ['all of it where nothing was to be paid', { base: 50_000, due: 0, owed: 0 }, 5],
  ['nothing where all of it came back', { base: 0, due: 0, owed: 0 }, 0],
])('%s', (_, part, points) => expect(earnPaid(part, rule)).toBe(points))

it('never gives more than the bill earns, never less for more that is paid, and all of it in the end', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000_000),
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.array(fc.nat(2_000_000_000), { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 1, max: 30_000 }),
      (base, due, paid, tierRate) => {
        const own = { ...rule, tierRate }
        const [less, more] = paid.map(amount => Math.min(amount, due)).sort((a, b) => a - b) as [number, number]
        const whole = earnPoints(base, own)
        const at = (amount: number) => earnPaid({ base, due, owed: due - amount }, own)
        expect([at(less), at(more), whole]).toEqual([at(less), at(more), whole].sort((a, b) => a - b))
        expect(at(due)).toBe(whole)
      },
    ),
  )
})
