import fc from 'fast-check'
import { expect, it } from 'vitest'
import { issueValue } from './issue-value.ts'

it.each([
  [10, 1000, 3, 300],
  [3, 1000, 1, 333],
  [3, 1000, 2, 667],
  [2, 1, 1, 1], // half a đồng rounds up
  [1, 999, 1, 999],
  [7, 0, 3, 0],
  [10, 1000, 0, 0],
])('of %d worth %d, %d go out with %d', (quantity, value, take, out) => {
  expect(issueValue({ quantity, value }, take)).toBe(out)
})

it('refuses more than there is', () => {
  expect(() => issueValue({ quantity: 1, value: 10 }, 2)).toThrow(RangeError)
})

it('a lot sold piece by piece gives exactly its value, and never owes any', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
      fc.nat(1e9),
      (takes, value) => {
        const rest = { quantity: takes.reduce((sum, take) => sum + take, 0), value }
        let out = 0
        for (const take of takes) {
          const issued = issueValue(rest, take)
          rest.quantity -= take
          rest.value -= issued
          out += issued
          expect(rest.value).toBeGreaterThanOrEqual(0)
        }
        expect([rest.value, out]).toEqual([0, value])
      },
    ),
  )
})
